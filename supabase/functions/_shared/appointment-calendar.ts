import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { MailKind, MailPayload } from '../send/fill-mail.ts';
import { firstPhoneNumber } from './first-phone-number.ts';
import { oneLine } from './one-line.ts';
import { appointmentCalendarTexts as texts } from './appointment-calendar-texts.ts';

// Without a time zone on purpose: then every moment is written in UTC, whatever the clock of the server.

/** An appointment as the adviser sees it; moments are ISO 8601 with an offset. */
export interface AdviserAppointment {
  /** Of the appointment: the same in every version of it. */
  id: string;
  /** Rises with every change. */
  sequence: number;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  is_cancelled: boolean;
  name: string | null;
  phone: string | null;
  address: string | null;
  reference: string;
}

/**
 * The iCalendar text of an adviser's appointments: of the feed, or of one that is downloaded. Throws for an invalid
 * moment.
 */
export function calendarOfAppointments(appointments: readonly AdviserAppointment[]): string {
  const events = appointments.map((appointment): ICalEventData => {
    const [name, phone] = [oneLine(appointment.name ?? ''), oneLine(appointment.phone ?? '')];
    return {
      ...occurrence(appointment),
      stamp: moment(appointment.changed_at),
      summary: name === '' ? texts.summary : `${texts.summary}: ${name}`,
      description: [name, ...phoneLines(phone), `${texts.reference}: ${appointment.reference}`]
        .filter((line) => line !== '')
        .join('\n'),
    };
  });
  return calendar(events, { name: texts.name, ttl: 15 * 60 });
}

/** The number that a phone dials from here, and all that was typed where that is more. */
function phoneLines(typed: string): string[] {
  if (typed === '') return [texts.noPhone];
  const number = firstPhoneNumber(typed) || typed;
  return [`${texts.phone}: ${number}`, ...(number === typed ? [] : [`${texts.typedPhone}: ${typed}`])];
}

/** An appointment as the customer sees it; moments are ISO 8601 with an offset. */
interface CustomerAppointment extends Pick<
  AdviserAppointment,
  'id' | 'sequence' | 'starts_at' | 'ends_at' | 'reference'
> {
  address: string | null | undefined;
  adviser: string | null | undefined;
}

/** The iCalendar text of an upcoming appointment, for the customer to download. Throws for an invalid moment. */
export function calendarOfCustomer(appointment: CustomerAppointment): string {
  return calendar([eventOfCustomer(appointment, false)]);
}

function eventOfCustomer(
  { adviser, reference, ...appointment }: CustomerAppointment,
  is_cancelled: boolean,
): ICalEventData {
  return {
    ...occurrence({ ...appointment, is_cancelled }),
    summary: texts.summary,
    description: [
      ...(adviser ? [`${texts.adviser}: ${oneLine(adviser)}`] : []),
      `${texts.customerReference}: ${oneLine(reference)}`,
      texts.change,
    ].join('\n'),
  };
}

interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * The calendar file that is attached to a mail about a planned, moved or cancelled appointment; null for any other
 * mail.
 */
export function attachmentOf(kind: MailKind, payload: MailPayload): Attachment | null {
  const { appointment_id: id, sequence, starts_at, ends_at, address, adviser, reference } = payload;
  if (kind !== 'planned' && kind !== 'moved' && kind !== 'cancelled') return null;
  if (!id || !starts_at || !ends_at) return null;
  const method = kind === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const event: ICalEventData = {
    ...eventOfCustomer(
      { id, sequence: sequence ?? 0, starts_at, ends_at, address, adviser, reference },
      kind === 'cancelled',
    ),
    // Mail programs offer to add or update the appointment only when these two are named.
    organizer: { name: texts.brand, email: texts.email },
    attendees: [
      {
        name: oneLine(payload.name ?? payload.email),
        email: oneLine(payload.email),
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
  return {
    filename: 'afspraak.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar([event], { method }),
  };
}

interface Occurrence extends Pick<AdviserAppointment, 'id' | 'sequence' | 'starts_at' | 'ends_at' | 'is_cancelled'> {
  address: string | null | undefined;
}

function occurrence({ id, sequence, starts_at, ends_at, address, is_cancelled }: Occurrence) {
  return {
    id,
    sequence,
    start: moment(starts_at),
    end: moment(ends_at),
    status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: oneLine(address ?? ''),
  };
}

function moment(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`no moment: ${text}`);
  return date;
}

/** Times of a clock in the Netherlands: what a calendar without an event holds, because it must hold something. */
const timeZone = `BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
`.replaceAll('\n', '\r\n');

interface CalendarOptions {
  name?: string;
  /** Of a message by mail; a file that is read or fetched has none, since PUBLISH asks for an organizer (RFC 5546). */
  method?: ICalCalendarMethod;
  /** Seconds after which a program may ask again. */
  ttl?: number;
}

function calendar(events: ICalEventData[], options: CalendarOptions = {}): string {
  const text = ical({
    prodId: { company: texts.brand, product: texts.summary, language: 'NL' },
    events,
    ...options,
  }).toString();
  const end = 'END:VCALENDAR';
  return `${text.slice(0, -end.length)}${events.length === 0 ? timeZone : ''}${end}\r\n`;
}
