// Not Intl, because public pages use this early: setting up a formatter takes a phone tens of milliseconds.
const hour = 60 * 60 * 1000;

/** A Date whose UTC fields hold the Dutch date and time at an instant in milliseconds since 1970. */
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

interface DutchDateTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** The Dutch date and time at an instant. Throws a RangeError for an invalid date. */
export function dutchDateTime(instant: Date): DutchDateTime {
  const shown = dutchClock(instant.getTime()).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant of a Dutch date and time. A time that the start of summer time skips is taken an hour later; of a time
 * that comes twice, the first counts. Throws a RangeError for anything that is no date and time.
 */
export function dutchInstant({ date, time }: DutchDateTime): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`no date and time: ${date} ${time}`);
  // The Netherlands are two hours ahead of UTC in summer and one in winter.
  const summer = asUtc - 2 * hour;
  return new Date(dutchClock(summer).getTime() === asUtc ? summer : asUtc - hour);
}
