import { sync } from 'node-ical';

/** The zones whose clocks a VTIMEZONE may describe under a name of its own, by offset in winter and first summer Sunday. */
const zonesByRule: Record<string, string> = {
  '+0000 3 -1SU': 'Europe/London',
  '+0100 3 -1SU': 'Europe/Amsterdam',
  '+0200 3 -1SU': 'Europe/Helsinki',
  '-0500 3 2SU': 'America/New_York',
  '-0600 3 2SU': 'America/Chicago',
  '-0700 3 2SU': 'America/Denver',
  '-0800 3 2SU': 'America/Los_Angeles',
};

/** Zones of one file; every other is unknown. */
const mostZones = 50;

/**
 * Finds the IANA zone of each TZID in a file; undefined for an unknown one. Its name decides, or a name of Windows; the
 * file's own definition counts for a name that says nothing.
 */
export function zoneFinder(definitions: ReadonlyMap<string, readonly string[]>): (tzid: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (tzid) => {
    if (!found.has(tzid) && found.size < mostZones) {
      const suffix = tzid.split('/').slice(-2).join('/');
      const names = [tzid, suffix, windowsZone(tzid), ruleZone(definitions.get(tzid) ?? [])];
      found.set(
        tzid,
        names.find((name) => name !== undefined && isZone(name)),
      );
    }
    return found.get(tzid);
  };
}

/** Such as Europe/Amsterdam or UTC; an offset such as `+01:00` is a zone for Intl too, and no name of one. */
function isZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

/** By the names of Windows that node-ical knows. It takes one of these for the zone of this server. */
function windowsZone(tzid: string): string | undefined {
  if (/^(customized time zone|tzone:|\(no tz)/i.test(tzid) || /["\r\n]/.test(tzid)) return undefined;
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:zone', `DTSTART;TZID="${tzid}":20260101T120000`, 'END:VEVENT'];
  const { zone } = sync.parseICS([...lines, 'END:VCALENDAR', ''].join('\r\n'));
  return zone?.type === 'VEVENT' ? zone.start.tz : undefined;
}

function ruleZone(definition: readonly string[]): string | undefined {
  const offsets = definition.flatMap((line) => /^TZOFFSETTO:([+-]\d{4})/.exec(line)?.[1] ?? []);
  const names = definition.flatMap((line) => /^X-LIC-LOCATION:(.+)$/.exec(line)?.[1] ?? []);
  if (names[0] !== undefined) return names[0];
  const [hours = ''] = offsets;
  if (offsets.length > 0 && offsets.every((offset) => offset === hours)) return fixedZone(hours);
  const summer = definition.lastIndexOf('BEGIN:DAYLIGHT');
  const rule = definition.slice(summer).find((line) => line.startsWith('RRULE:')) ?? '';
  const winter = definition
    .slice(definition.lastIndexOf('BEGIN:STANDARD'))
    .find((line) => line.startsWith('TZOFFSETTO:'));
  // Summer time was given up.
  if (rule.includes('UNTIL=')) return undefined;
  const month = /BYMONTH=(\d+)/.exec(rule)?.[1];
  return zonesByRule[`${winter?.slice('TZOFFSETTO:'.length)} ${month} ${/BYDAY=(-?\d\w\w)/.exec(rule)?.[1]}`];
}

/** `Etc/GMT-1` is an hour ahead of Greenwich. */
function fixedZone(offset: string): string | undefined {
  const hours = Number(offset.slice(1, 3));
  if (!offset.endsWith('00')) return undefined;
  return hours === 0 ? 'UTC' : `Etc/GMT${offset.startsWith('+') ? '-' : '+'}${hours}`;
}
