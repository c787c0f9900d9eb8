const minute = 60_000;
/** Nobody tells a customer 9.37: minutes. */
const step = 5;

interface Visit {
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
  /** Of the drive from the visit before; null when it is not known. */
  driveMinutes: number | null;
}

/**
 * The visits of a day that begin later when the first of them does, with their new beginnings in milliseconds since 1970:
 * free time between two visits makes up for it, and those after it are left out. Where the drive is not known there is no
 * free time.
 */
export function lateVisits<Of extends Visit>(
  visits: readonly Of[],
  minutes: number,
): { visit: Of; startsAt: number }[] {
  const late: { visit: Of; startsAt: number }[] = [];
  let delay = minutes * minute;
  for (const [index, visit] of visits.entries()) {
    const before = visits[index - 1];
    if (before && visit.driveMinutes !== null) {
      const gap = Date.parse(visit.startsAt) - Date.parse(before.endsAt);
      delay -= Math.max(0, gap - visit.driveMinutes * minute);
    }
    if (delay <= 0) break;
    late.push({ visit, startsAt: Math.ceil((Date.parse(visit.startsAt) + delay) / (step * minute)) * step * minute });
  }
  return late;
}
