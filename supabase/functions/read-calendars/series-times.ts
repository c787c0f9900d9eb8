import { expandRecurringEvent, sync, type VEvent } from 'node-ical';
import { dutchMidnight } from './dutch-midnight.ts';
import { colonOf, type FileEvent } from './file-events.ts';
import { hasPossibleTimes, isPossibleMoment } from './possible-times.ts';
import { isTooLarge } from './rule-size.ts';

/** When somebody is busy; moments are ISO 8601. */
export interface BusyTime {
  /** Of the event, when it could be that of an appointment of ours; null for any other. */
  uid: string | null;
  starts_at: string;
  ends_at: string;
}

/**
 * Why an event was left out: an impossible date or duration, an unknown time zone, too many times or exceptions, or
 * something else that cannot be read. Of a `partial` one some times may be missing.
 */
export type LeftOutReason = 'date' | 'zone' | 'too-many' | 'partial' | 'unreadable';

interface SeriesTimes {
  times: BusyTime[];
  /** Why `events` of the series were left out; null when none was. */
  reason: LeftOutReason | null;
  events: number;
}

interface Days {
  from: Date;
  until: Date;
  /** True for a moment of a calendar file, by its digits, in or near these days. */
  isNear: (moment: string) => boolean;
  zoneOf: (tzid: string) => string | undefined;
}

/** Exceptions of a series in the days that are read: removed times, and times that were moved or changed. */
const mostExceptions = 500;
/** Characters of a line. */
const longestLine = 2000;

/** The times of one event, or of a series with its exceptions, without those that do not keep anybody busy. */
export function seriesTimes(series: readonly FileEvent[], days: Days): SeriesTimes {
  if (series.some(isAmbiguous)) return leftOut('unreadable');
  const possible = series.filter(hasPossibleTimes);
  const impossible = series.length - possible.length;
  if (!possible.some(isFirst)) return leftOut('date');
  const removed = possible.flatMap(({ lines }) => lines.get('EXDATE') ?? []).map((line) => nearRemoved(line, days));
  const exceptions = removed.reduce((sum, { values }) => sum + values.length, possible.length - 1);
  const isRepeatedTooOften = possible.some(
    (event) => event.lines.has('RRULE') && isTooLarge(event, days.from, days.until),
  );
  if (exceptions > mostExceptions || isRepeatedTooOften) return leftOut('too-many');
  const lines: string[] = [];
  for (const event of possible) {
    const own = linesInZones(event, days);
    if (own === null) return leftOut('zone');
    lines.push('BEGIN:VEVENT', ...own, 'END:VEVENT');
  }
  const times = expand(lines, days);
  if (times === null) return leftOut('unreadable');
  if (impossible > 0) return { times, reason: 'date', events: impossible };
  const isPartial = removed.some(({ isPossible }) => !isPossible) || possible.some(isPartlyRead);
  return { times, reason: isPartial ? 'partial' : null, events: 1 };

  function leftOut(reason: LeftOutReason): SeriesTimes {
    return { times: [], reason, events: series.length };
  }
}

/** A property twice that an event may have once. */
function isAmbiguous({ lines }: FileEvent): boolean {
  return ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RECURRENCE-ID'].some((name) => (lines.get(name)?.length ?? 0) > 1);
}

/** No exception. */
function isFirst({ lines }: FileEvent): boolean {
  return !lines.has('RECURRENCE-ID');
}

/** More times by RDATE, or a change that is meant for all later times. */
function isPartlyRead({ lines }: FileEvent): boolean {
  return lines.has('RDATE') || /;RANGE=THISANDFUTURE/i.test(lines.get('RECURRENCE-ID')?.[0] ?? '');
}

function nearRemoved(line: string, { isNear }: Days) {
  const colon = colonOf(line);
  const all = line
    .slice(colon + 1)
    .split(',')
    .map((value) => value.trim());
  const near = all.filter(isNear);
  const values = near.filter(isPossibleMoment);
  return { line: `${line.slice(0, colon)}:${values.join(',')}`, values, isPossible: values.length === near.length };
}

/** Null when they cannot be read. */
function expand(lines: readonly string[], days: Days): BusyTime[] | null {
  try {
    const parsed = sync.parseICS(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
    const found = Object.values(parsed).filter((component) => component?.type === 'VEVENT');
    if (found.length === 0 || found.some(({ start }) => Number.isNaN(new Date(start).getTime()))) return null;
    return found.flatMap((event) => occurrences(event, days));
  } catch {
    return null;
  }
}

/** Its lines in zones of IANA, a moment without a zone as local; null for an unknown zone. */
function linesInZones({ lines }: FileEvent, days: Days): string[] | null {
  const found: string[] = [];
  for (const line of [...lines.values()].flat()) {
    const isRemoved = /^EXDATE\b/i.test(line);
    const removed = isRemoved ? nearRemoved(line, days) : null;
    if (removed?.values.length === 0 || (!removed && line.length > longestLine)) continue;
    const near = removed?.line ?? line;
    const colon = colonOf(near);
    const [head, value] = [near.slice(0, colon), near.slice(colon)];
    if (!/^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)\b/i.test(head) || !/T\d{6}$/.test(value.trim())) found.push(near);
    else {
      const tzid = /;TZID=("[^"]*"|[^;]*)/i.exec(head)?.[1]?.replaceAll('"', '');
      const zone = tzid === undefined ? 'Europe/Amsterdam' : days.zoneOf(tzid);
      if (zone === undefined) return null;
      found.push(`${head.replace(/;TZID=("[^"]*"|[^;]*)/i, '')};TZID=${zone}${value}`);
    }
  }
  return found;
}

const day = 86_400_000;

function occurrences(event: VEvent, { from, until }: Days): BusyTime[] {
  const wide = { from: new Date(from.getTime() - 2 * day), to: new Date(until.getTime() + 2 * day) };
  return expandRecurringEvent(event, { ...wide, expandOngoing: true }).flatMap((occurrence) => {
    const start = occurrence.isFullDay ? dutchMidnight(occurrence.start) : occurrence.start.getTime();
    const end = occurrence.isFullDay ? dutchMidnight(occurrence.end) : occurrence.end.getTime();
    const [starts, ends] = [Math.max(start, from.getTime()), Math.min(end, until.getTime())];
    if (isFree(occurrence.event) || !(starts < ends)) return [];
    return [
      { uid: ownUid(event.uid), starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() },
    ];
  });
}

function isFree(event: object): boolean {
  const {
    transparency,
    status,
    'MICROSOFT-CDO-BUSYSTATUS': busyStatus,
  } = { transparency: '', status: '', 'MICROSOFT-CDO-BUSYSTATUS': '', ...event };
  return transparency === 'TRANSPARENT' || status === 'CANCELLED' || busyStatus === 'FREE';
}

/** Our appointments are named by their id. */
function ownUid(uid: string): string | null {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uid) ? uid.toLowerCase() : null;
}
