import { isoTimestamp } from './format-day';

const moment = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
});

/** `21-11-2026 09:05` in Dutch time, from an ISO timestamp; '-' for something that is none. */
export function formatMoment(timestamp: string): string {
  const date = new Date(isoTimestamp(timestamp));
  if (Number.isNaN(date.getTime())) return '-';
  const parts = Object.fromEntries(moment.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts['day'] ?? ''}-${parts['month'] ?? ''}-${parts['year'] ?? ''} ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`;
}
