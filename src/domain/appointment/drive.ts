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
 * Whether the visit begins before its adviser can be there from the one before it. `visits` are those of the same days,
 * earliest first.
 */
export function isTooSoon(visit: DrivenVisit, visits: readonly DrivenVisit[]): boolean {
  if (visit.driveThere === null || visit.driveThere.isFromStart) return false;
  const before = visits.slice(0, visits.indexOf(visit)).findLast(({ adviser }) => adviser === visit.adviser);
  if (!before) return false;
  return Date.parse(visit.startsAt) - Date.parse(before.endsAt) < visit.driveThere.minutes * minute;
}
