import { dutchMoment } from './dutch-time';
import { isoTimestamp } from './iso-timestamp';

/** `21-11-2026 09:05` in Dutch time, from an ISO timestamp; '-' for something that is none. */
export function formatMoment(timestamp: string): string {
  const instant = new Date(isoTimestamp(timestamp));
  if (Number.isNaN(instant.getTime())) return '-';
  const { date, time } = dutchMoment(instant);
  return `${date.split('-').reverse().join('-')} ${time}`;
}
