import { readCalendarFile, valueOf, type FileEvent } from './file-events.ts';
import { isPossibleMoment } from './possible-times.ts';
import { seriesTimes, type BusyTime, type LeftOutReason } from './series-times.ts';
import { zoneFinder } from './time-zones.ts';

/** Events that were left out for one reason, with the first days on which they begin. */
interface LeftOut {
  reason: LeftOutReason;
  events: number;
  days: string[];
}

interface Reading {
  times: BusyTime[];
  leftOut: LeftOut[];
}

/** Events of these days in one file, and times of all. */
const mostEvents = 5000;
const mostTimes = 5000;
/** Milliseconds for all series; hosted functions may compute for two seconds. What one series costs is bounded by counts. */
const patience = 1500;
const shownDays = 5;
const day = 86_400_000;

/**
 * When the owner of a calendar file is busy between two moments. Free, cancelled and instantaneous events do not count.
 * Null when the text is no calendar.
 */
export function busyTimesOf(text: string, from: Date, until: Date): Reading | null {
  const file = readCalendarFile(text);
  if (file === null) return null;
  const near = nearDays(from, until);
  const days = { from, until, isNear: near, zoneOf: zoneFinder(file.zones) };
  const events = file.events.filter((event) => mayTouch(event, near, digits(until.getTime() + 2 * day)));
  const times: BusyTime[] = [];
  const leftOut = new Map<LeftOutReason, LeftOut>();
  function leaveOut(series: readonly FileEvent[], reason: LeftOutReason, count = series.length): void {
    const known = leftOut.get(reason) ?? { reason, events: 0, days: [] };
    leftOut.set(reason, { ...known, events: known.events + count });
    const begin = series[0] ? valueOf(series[0], 'DTSTART').slice(0, 8) : '';
    if (!isPossibleMoment(begin) || known.days.length >= shownDays) return;
    known.days.push(`${begin.slice(0, 4)}-${begin.slice(4, 6)}-${begin.slice(6)}`);
  }
  const started = Date.now();
  for (const series of byUid(events.slice(0, mostEvents))) {
    const isOver = Date.now() - started > patience || times.length >= mostTimes;
    const found = isOver ? null : seriesTimes(series, days);
    times.push(...(found?.times ?? []));
    if (found === null) leaveOut(series, 'too-many');
    else if (found.reason !== null) leaveOut(series, found.reason, found.events);
  }
  if (events.length > mostEvents) leaveOut(events.slice(mostEvents), 'too-many');
  return { times: times.slice(0, mostTimes), leftOut: [...leftOut.values()] };
}

/** Tells moments of a calendar file, by their digits, in or near some days. */
function nearDays(from: Date, until: Date): (moment: string) => boolean {
  const [earliest, latest] = [digits(from.getTime() - 2 * day), digits(until.getTime() + 2 * day)];
  return (moment) => moment.slice(0, 8) >= earliest && moment.slice(0, 8) <= latest;
}

/** False for what is certainly over, or still to come. */
function mayTouch(event: FileEvent, isNear: (moment: string) => boolean, latest: string): boolean {
  const start = valueOf(event, 'DTSTART').slice(0, 8);
  if (!/^\d{8}$/.test(start) || isNear(start)) return true;
  // One that was moved away still takes the place of an occurrence.
  if (event.lines.has('RECURRENCE-ID') && isNear(valueOf(event, 'RECURRENCE-ID'))) return true;
  if (start > latest) return false;
  const isRepeated = event.lines.has('RRULE') || event.lines.has('RDATE');
  const end = valueOf(event, 'DTEND').slice(0, 8) || (event.lines.has('DURATION') ? latest : start);
  const last = isRepeated ? (/UNTIL=(\d{8})/.exec(valueOf(event, 'RRULE'))?.[1] ?? latest) : end;
  return isNear(last) || isNear(end) || last > latest || end > latest;
}

function digits(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '');
}

/** An event together with its exceptions; each without an UID by itself. */
function byUid(events: readonly FileEvent[]): FileEvent[][] {
  const groups = new Map<string, FileEvent[]>();
  for (const [index, event] of events.entries()) {
    const uid = valueOf(event, 'UID') || String(index);
    const group = groups.get(uid);
    if (group) group.push(event);
    else groups.set(uid, [event]);
  }
  // Exceptions without their series stand for themselves.
  return [...groups.values()].flatMap((group) =>
    group.some(({ lines }) => lines.has('RRULE')) ? [group] : group.map((event) => [withoutSeries(event)]),
  );
}

function withoutSeries({ lines }: FileEvent): FileEvent {
  return { lines: new Map([...lines].filter(([name]) => name !== 'RECURRENCE-ID')) };
}
