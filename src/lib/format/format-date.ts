import { dutchClock, dutchDateTime } from '#shared/dutch-time.ts';
import { isoTimestamp } from './iso-timestamp';

const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** `21 november 2026` in Dutch time, from a database timestamp; '-' for any other text. */
export function formatDay(timestamp: string): string {
  const instant = Date.parse(isoTimestamp(timestamp));
  if (Number.isNaN(instant)) return '-';
  const clock = dutchClock(instant);
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`;
}

/** `21-11-2026 09:05` in Dutch time, from a database timestamp; '-' for any other text. */
export function formatDateTime(timestamp: string): string {
  const instant = new Date(isoTimestamp(timestamp));
  if (Number.isNaN(instant.getTime())) return '-';
  const { date, time } = dutchDateTime(instant);
  return `${formatNumericDay(date)} ${time}`;
}

/** `21-11-2026` of `2026-11-21`. Without a Date: a day has no time zone. */
export function formatNumericDay(day: string): string {
  return day.split('-').reverse().join('-');
}

/** `maandag 23 november` of `2026-11-23`: a day without a time, so in no time zone. */
export function formatPlainDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}
