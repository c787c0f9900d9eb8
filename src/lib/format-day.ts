import { dutchClock } from './dutch-clock';
import { isoTimestamp } from './iso-timestamp';

const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** `21 november 2026` in Dutch time, from a timestamp of the database; '-' for something that is none. */
export function formatDay(timestamp: string): string {
  const instant = Date.parse(isoTimestamp(timestamp));
  if (Number.isNaN(instant)) return '-';
  const clock = dutchClock(instant);
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`;
}
