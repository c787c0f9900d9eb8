import { expandRecurringEvent, sync, type VEvent } from 'node-ical';
import { colonOf, readCalendarFile, valueOf, type FileEvent } from './file-events.ts';
import { dutchMidnight } from './dutch-midnight.ts';
import { zoneFinder } from './time-zones.ts';

/** When somebody is busy; moments are ISO 8601. */
interface BusyTime {
  /** Of the event, when it could be that of an appointment of ours; null for any other. */
  uid: string | null;
  starts_at: string;
  ends_at: string;
}

interface Reading {
  times: BusyTime[];
  /** Events of these days that could not be read, or not wholly. */
  leftOut: number;
}

/** Events of these days in one file, and times of one event and of all. */
const mostEvents = 5000;
const mostOfEvent = 1000;
const mostTimes = 5000;
/** Milliseconds of reading; hosted functions may compute for two seconds. */
const patience = 1500;
const day = 86_400_000;

/**
 * When the owner of a calendar file is busy between two moments. Free, cancelled and instantaneous events do not count.
 * Null when the text is no calendar.
 */
export function busyTimesOf(text: string, from: Date, until: Date): Reading | null {
  const file = readCalendarFile(text);
  if (file === null) return null;
  const zoneOf = zoneFinder(file.zones);
  const near = file.events.filter((event) => mayTouch(event, from, until));
  const times: BusyTime[] = [];
  let leftOut = Math.max(0, near.length - mostEvents);
  const started = Date.now();
  for (const events of byUid(near.slice(0, mostEvents))) {
    const isLate = Date.now() - started > patience || times.length >= mostTimes;
    const found = isLate ? null : timesOf(events, zoneOf, from, until);
    if (found === null) leftOut += events.length;
    else {
      if (found.length > mostOfEvent || events.some(({ lines }) => lines.has('RDATE'))) leftOut += 1;
      times.push(...found.slice(0, mostOfEvent));
    }
  }
  return { times: times.slice(0, mostTimes), leftOut };
}

/** False for what is certainly over, or still to come. */
function mayTouch(event: FileEvent, from: Date, until: Date): boolean {
  const [earliest, latest] = [from.getTime() - 2 * day, until.getTime() + 2 * day].map(digitsOf);
  const start = valueOf(event, 'DTSTART').slice(0, 8);
  if (!earliest || !latest || !/^\d{8}$/.test(start)) return true;
  const isRepeated = event.lines.has('RRULE') || event.lines.has('RDATE');
  const end = valueOf(event, 'DTEND').slice(0, 8) || (event.lines.has('DURATION') ? latest : start);
  const last = isRepeated ? (/UNTIL=(\d{8})/.exec(valueOf(event, 'RRULE'))?.[1] ?? latest) : end;
  // One that was moved away still takes the place of an occurrence.
  return event.lines.has('RECURRENCE-ID') || (start <= latest && (last >= earliest || end >= earliest));
}

function digitsOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '');
}

/** An event together with its exceptions; each without an UID by itself. */
function byUid(events: readonly FileEvent[]): FileEvent[][] {
  const groups = new Map<string, FileEvent[]>();
  for (const [index, event] of events.entries()) {
    const uid = valueOf(event, 'UID') || String(index);
    groups.set(uid, [...(groups.get(uid) ?? []), event]);
  }
  // Exceptions without their series stand for themselves.
  return [...groups.values()].flatMap((group) =>
    group.some(({ lines }) => lines.has('RRULE')) ? [group] : group.map((event) => [withoutSeries(event)]),
  );
}

function withoutSeries({ lines }: FileEvent): FileEvent {
  return { lines: new Map([...lines].filter(([name]) => name !== 'RECURRENCE-ID')) };
}

/** Null when they cannot be read. */
function timesOf(
  events: readonly FileEvent[],
  zoneOf: (tzid: string) => string | undefined,
  from: Date,
  until: Date,
): BusyTime[] | null {
  try {
    const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...linesOf(event, zoneOf), 'END:VEVENT']);
    const parsed = sync.parseICS(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
    const found = Object.values(parsed).filter((component) => component?.type === 'VEVENT');
    if (found.length === 0 || found.some(({ start }) => Number.isNaN(new Date(start).getTime()))) return null;
    return found.flatMap((event) => occurrencesOf(event, from, until));
  } catch {
    return null;
  }
}

/** Its lines in zones of IANA; a moment without a zone is meant as local. Throws for an unknown zone. */
function linesOf({ lines }: FileEvent, zoneOf: (tzid: string) => string | undefined): string[] {
  return [...lines.values()].flat().map((line) => {
    const colon = colonOf(line);
    const [head, value] = [line.slice(0, colon), line.slice(colon)];
    if (!/^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)\b/i.test(head) || !/T\d{6}$/.test(value.trim())) return line;
    const tzid = /;TZID=("[^"]*"|[^;]*)/i.exec(head)?.[1]?.replaceAll('"', '');
    const zone = tzid === undefined ? 'Europe/Amsterdam' : zoneOf(tzid);
    if (zone === undefined) throw new Error('an unknown time zone');
    return `${head.replace(/;TZID=("[^"]*"|[^;]*)/i, '')};TZID=${zone}${value}`;
  });
}

function occurrencesOf(event: VEvent, from: Date, until: Date): BusyTime[] {
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
