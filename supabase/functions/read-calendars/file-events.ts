/** The lines of an event that say when it is; its title, place and guests are left where they are. */
const keptNames = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP'],
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);

/** An event of a calendar file. */
export interface FileEvent {
  /** By name, in capitals. */
  lines: ReadonlyMap<string, readonly string[]>;
}

interface CalendarFile {
  events: FileEvent[];
  /** The lines of each VTIMEZONE, by its TZID. */
  zones: Map<string, string[]>;
}

/** What a calendar file holds; null when it is none. A line that cannot be read is skipped. */
export function readCalendarFile(text: string): CalendarFile | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const events: FileEvent[] = [];
  const zones = new Map<string, string[]>();
  const open: string[] = [];
  let lines = new Map<string, string[]>();
  let zone: string[] = [];
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '';
    if (name === 'BEGIN') {
      const kind = line.slice(6).trim().toUpperCase();
      open.push(kind);
      if (kind === 'VEVENT') lines = new Map();
      if (kind === 'VTIMEZONE') zone = [];
    }
    if (open.includes('VTIMEZONE')) zone.push(line);
    // Not those of the alarms in it.
    if (open.at(-1) === 'VEVENT' && keptNames.has(name)) lines.set(name, [...(lines.get(name) ?? []), line]);
    if (name === 'END') {
      const kind = open.pop();
      if (kind === 'VEVENT') events.push({ lines });
      if (kind === 'VTIMEZONE') zones.set(zone.find((own) => own.startsWith('TZID:'))?.slice(5) ?? '', zone);
    }
  }
  return { events, zones };
}

/** What stands behind the colon of the first line with this name; '' without one. */
export function valueOf({ lines }: FileEvent, name: string): string {
  const line = lines.get(name)?.[0] ?? '';
  return line.slice(colonOf(line) + 1).trim();
}

/** Where the value begins: a colon within quotes belongs to a parameter. */
export function colonOf(line: string): number {
  return line.replace(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length)).indexOf(':');
}
