const clock = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
});

interface DutchMoment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** What a calendar and a clock in the Netherlands show at an instant. */
export function dutchMoment(instant: Date): DutchMoment {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`,
    time: `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`,
  };
}

/**
 * The instant at which a Dutch clock shows this date and time. An hour that the start of summer time skips becomes the
 * one after it; of an hour that comes twice it is the first. Throws a RangeError for what is no date or time.
 */
export function dutchInstant({ date, time }: DutchMoment): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`no date and time: ${date} ${time}`);
  // The Netherlands are two hours ahead of UTC in summer and one in winter.
  const summer = new Date(asUtc - 2 * hour);
  return isShownAs(summer, { date, time }) ? summer : new Date(asUtc - hour);
}

const hour = 60 * 60 * 1000;

function isShownAs(instant: Date, { date, time }: DutchMoment): boolean {
  const shown = dutchMoment(instant);
  return shown.date === date && shown.time === time;
}
