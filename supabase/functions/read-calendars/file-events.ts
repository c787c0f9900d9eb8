/** The properties of an event that decide when it is; its title, place and guests are skipped. */
const keptNames = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP'],
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);

/** More than any calendar program writes. Lines of a file, and components within components. */
const mostLines = 300_000;
const mostDepth = 8;

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

/**
 * The events and time zones of a calendar file; null when it is none, or has too many lines or components within
 * components. A line that cannot be read is skipped.
 */
export function readCalendarFile(text: string): CalendarFile | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const events: FileEvent[] = [];
  const zones = new Map<string, string[]>();
  const open: string[] = [];
  let event = new Map<string, string[]>();
  let zone: string[] = [];
  const textLines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/, mostLines + 1);
  if (textLines.length > mostLines) return null;
  for (const line of textLines) {
    const name = /^[\w-]{1,40}/.exec(line)?.[0].toUpperCase() ?? '';
    if (name === 'BEGIN') {
      const kind = line.slice(6).trim().toUpperCase();
      if (open.push(kind) > mostDepth) return null;
      if (kind === 'VEVENT') event = new Map();
      if (kind === 'VTIMEZONE') zone = [];
    }
    if (open.includes('VTIMEZONE')) zone.push(line);
    // Not those of the alarms in it.
    if (open.at(-1) === 'VEVENT' && keptNames.has(name)) {
      const lines = event.get(name);
      if (lines) lines.push(line);
      else event.set(name, [line]);
    }
    if (name === 'END') {
      const kind = open.pop();
      if (kind === 'VEVENT') events.push({ lines: event });
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
