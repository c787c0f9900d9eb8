/** A visit with the drive to it. */
interface DrivenVisit {
  /** User id; '' for nobody. */
  adviser: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  driveThere: { minutes: number; isFromStart: boolean } | null;
}

const minute = 60_000;

/**
 * How many minutes there are between the visit of the same adviser before it and this one, below zero where they overlap;
 * undefined for his first of a day. `visits` are those of that day, earliest first.
 */
export function minutesBefore(visit: DrivenVisit, visits: readonly DrivenVisit[]): number | undefined {
  if (visit.driveThere === null || visit.driveThere.isFromStart) return undefined;
  const before = visits.slice(0, visits.indexOf(visit)).findLast(({ adviser }) => adviser === visit.adviser);
  return before && Math.floor((Date.parse(visit.startsAt) - Date.parse(before.endsAt)) / minute);
}

/** Whether the visit begins before its adviser can be there from the one before it. */
export function isTooSoon(visit: DrivenVisit, visits: readonly DrivenVisit[]): boolean {
  const free = minutesBefore(visit, visits);
  return free !== undefined && visit.driveThere !== null && free < visit.driveThere.minutes;
}
