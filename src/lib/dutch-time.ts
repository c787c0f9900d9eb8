import { dutchClock } from './dutch-clock';

const hour = 60 * 60 * 1000;

interface DutchMoment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** What a calendar and a clock in the Netherlands show at an instant. Throws a RangeError for an invalid date. */
export function dutchMoment(instant: Date): DutchMoment {
  const shown = dutchClock(instant.getTime()).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant at which a Dutch clock shows this date and time. An hour that the start of summer time skips becomes the
 * one after it; of an hour that comes twice it is the first. Throws a RangeError for what is no date or time.
 */
export function dutchInstant({ date, time }: DutchMoment): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`no date and time: ${date} ${time}`);
  // The Netherlands are two hours ahead of UTC in summer and one in winter.
  const summer = asUtc - 2 * hour;
  return new Date(dutchClock(summer).getTime() === asUtc ? summer : asUtc - hour);
}
