import { valueOf, type FileEvent } from './file-events.ts';

/** A DURATION of RFC 5545 that is not negative. */
const duration = /^\+?P(?=\d|T)(\d{1,4}W|(\d{1,5}D)?(T(?=\d)(\d{1,6}H)?(\d{1,7}M)?(\d{1,8}S)?)?)$/;

/** False for 31 February, half past 25, an end before the begin or a duration that is none. */
export function hasPossibleTimes(event: FileEvent): boolean {
  const [start, end, length] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => valueOf(event, name));
  const moments = ['DTSTART', 'DTEND', 'RECURRENCE-ID'].filter((name) => event.lines.has(name));
  if (!start || !moments.every((name) => isPossibleMoment(valueOf(event, name)))) return false;
  if (length && !duration.test(length.toUpperCase())) return false;
  // Of two zones the later clock may be the earlier moment, by a day at most.
  return !end || asNumber(end) >= asNumber(start) || (zone(event, 'DTSTART') !== zone(event, 'DTEND') && isNear());

  function isNear(): boolean {
    return asNumber(start ?? '') - asNumber(end ?? '') < 1_000_000;
  }
}

/** `20260325`, or `20260325T090000` with or without a Z. */
export function isPossibleMoment(value: string): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/i.exec(value)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => part || 0);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // A leap second is second 60.
  return year > 0 && isDay && hour < 24 && minute < 60 && second <= 60;
}

/** Of the clock, as digits. */
function asNumber(moment: string): number {
  return Number(moment.replace(/\D/g, '').padEnd(14, '0'));
}

function zone({ lines }: FileEvent, name: string): string {
  const line = lines.get(name)?.[0] ?? '';
  return `${/;TZID=("[^"]*"|[^;:]*)/i.exec(line)?.[1] ?? ''} ${/Z\s*$/i.test(line)}`;
}
