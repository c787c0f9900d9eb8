// By hand, for the first page: the browser's own formatter takes a phone tens of milliseconds to set up.
const hour = 60 * 60 * 1000;

/** A date whose UTC fields are what a calendar and a clock in the Netherlands show at an instant (in milliseconds). */
export function dutchClock(instant: number): Date {
  return new Date(instant + (isSummerTime(instant) ? 2 : 1) * hour);
}

/** In the European Union summer time starts and ends at 01:00 UTC, on the last Sundays of March and October. */
function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayOf(year, 2) && instant < lastSundayOf(year, 9);
}

/** 01:00 UTC of that day; both months have 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}
