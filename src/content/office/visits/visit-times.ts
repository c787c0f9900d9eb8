import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';

/** `dinsdag 24 november t/m zondag 29 november`, or the one day. */
export function daysText(first: string, last: string): string {
  return first === last ? formatPlainDay(first) : `${formatPlainDay(first)} t/m ${formatPlainDay(last)}`;
}

/** `dinsdag 24 november 10:00 tot 11:00`, of two ISO instants; with both days when they differ. */
export function timeRangeText(startsAt: string, endsAt: string): string {
  const [from, until] = [dutchDateTime(new Date(startsAt)), dutchDateTime(new Date(endsAt))];
  const end = from.date === until.date ? until.time : `${formatPlainDay(until.date)} ${until.time}`;
  return `${formatPlainDay(from.date)} ${from.time} tot ${end}`;
}

/** `10:00–11:00` */
export function timesText(startsAt: string, endsAt: string): string {
  return `${dutchDateTime(new Date(startsAt)).time}–${dutchDateTime(new Date(endsAt)).time}`;
}
