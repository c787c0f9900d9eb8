/** Minutes between two visits under which the second one is probably too early. */
const minimumGap = 60;

interface Visit {
  id: string;
  /** HH:mm */
  time: string;
}

/** The other visits of the same day that begin less than an hour before or after `visit`. */
export function clashingVisits<Other extends Visit>(visit: Visit, sameDay: Other[]): Other[] {
  const start = minutesOf(visit.time);
  return sameDay.filter(({ id, time }) => id !== visit.id && Math.abs(minutesOf(time) - start) < minimumGap);
}

interface Moment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** Whether a visit lies before `now`, both as a Dutch clock shows them. */
export function isPast(visit: Moment, now: Moment): boolean {
  return `${visit.date} ${visit.time}` < `${now.date} ${now.time}`;
}

/** Minutes since midnight; NaN, which clashes with nothing, for what is no time. */
function minutesOf(time: string): number {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : NaN;
}
