import { setTimeout } from 'node:timers/promises';
import { CalendarFailure } from '../../../supabase/functions/read-calendars/fetch-calendar.ts';

/** A reserved name, which nobody can have. */
export const exampleHost = 'agenda.example';

const day = 86_400_000;

/** `20261128T090000` of a moment so many days from now. */
function stamp(days: number, time: string): string {
  return `${new Date(Date.now() + days * day).toISOString().slice(0, 10).replaceAll('-', '')}${time}`;
}

function calendar(...events: (readonly string[])[]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'SUMMARY:Privé', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//voorbeeld//NL', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** The calendars at `https://agenda.example/…`: an hourly series with an exception, another time zone, a whole day. */
function examples(): Record<string, string> {
  const zone = 'TZID=Europe/Amsterdam';
  return {
    '/week.ics': calendar(
      [
        `UID:uren`,
        `DTSTART;${zone}:${stamp(1, 'T130000')}`,
        `DTEND;${zone}:${stamp(1, 'T132000')}`,
        'RRULE:FREQ=HOURLY;COUNT=4',
      ],
      [
        ...['UID:uren', `RECURRENCE-ID;${zone}:${stamp(1, 'T140000')}`, `DTSTART;${zone}:${stamp(1, 'T083000')}`],
        `DTEND;${zone}:${stamp(1, 'T090000')}`,
      ],
      [
        ...['UID:verweg', `DTSTART;TZID=Eastern Standard Time:${stamp(2, 'T040000')}`],
        `DTEND;TZID=Eastern Standard Time:${stamp(2, 'T050000')}`,
      ],
      ['UID:vrije-dag', `DTSTART;VALUE=DATE:${stamp(3, '')}`],
      [
        'UID:vrij',
        `DTSTART;${zone}:${stamp(4, 'T090000')}`,
        `DTEND;${zone}:${stamp(4, 'T170000')}`,
        'TRANSP:TRANSPARENT',
      ],
    ),
    '/kapot.ics': '<!doctype html><title>Log in</title>',
  };
}

/** The text of an example; `/hangt.ics` never comes. Throws a CalendarFailure. */
export async function readExample(url: string): Promise<string> {
  const { pathname } = new URL(url);
  if (pathname === '/hangt.ics') {
    await setTimeout(10_000);
    throw new CalendarFailure('too-slow');
  }
  const text = examples()[pathname];
  if (text === undefined) throw new CalendarFailure('status 404');
  return text;
}
