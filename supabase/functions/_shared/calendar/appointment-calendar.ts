import ical, { ICalEventStatus, type ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { dialledNumber } from '../phone-number.ts';
import { cleanLine } from '../text.ts';
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
  /** Who is at the home, when that is not the customer. */
  at_home_name?: string | null | undefined;
  at_home_phone?: string | null | undefined;
  address: string | null;
  reference: string;
}

/**
 * The iCalendar text of an adviser's appointments: of the feed, or of one that is downloaded. Throws for an invalid
 * moment.
 */
export function calendarOfAppointments(appointments: readonly AdviserAppointment[]): string {
  const events = appointments.map((appointment): ICalEventData => {
    const [name, phone] = [cleanLine(appointment.name ?? ''), cleanLine(appointment.phone ?? '')];
    const [atHome, atHomePhone] = [
      cleanLine(appointment.at_home_name ?? ''),
      cleanLine(appointment.at_home_phone ?? ''),
    ];
    const whoIsThere =
      atHomePhone === '' ? [] : [`${texts.atHome}: ${atHome}`, ...phoneLines(atHomePhone), texts.customer];
    return {
      ...occurrence(appointment),
      stamp: moment(appointment.changed_at),
      summary: name === '' ? texts.summary : `${texts.summary}: ${name}`,
      description: [...whoIsThere, name, ...phoneLines(phone), `${texts.reference}: ${appointment.reference}`]
        .filter((line) => line !== '')
        .join('\n'),
    };
  });
  return calendarText(events, { name: texts.name, ttl: 15 * 60 });
}

/** The number that a phone dials from here, and all that was typed where that is more. */
function phoneLines(typed: string): string[] {
  if (typed === '') return [texts.noPhone];
  const number = dialledNumber(typed);
  return [`${texts.phone}: ${number}`, ...(number === typed ? [] : [`${texts.typedPhone}: ${typed}`])];
}

/** An appointment as the customer sees it; moments are ISO 8601 with an offset. */
interface CustomerAppointment extends Pick<
  AdviserAppointment,
  'id' | 'sequence' | 'starts_at' | 'ends_at' | 'reference'
> {
  address: string | null | undefined;
  adviser: string | null | undefined;
  /** As the customer calls it. */
  officePhone: string;
}

/** The iCalendar text of an upcoming appointment, for the customer to download. Throws for an invalid moment. */
export function calendarOfCustomer(appointment: CustomerAppointment): string {
  return calendarText([customerEvent(appointment, false)]);
}

/** An appointment in the calendar of its customer. Throws for an invalid moment. */
export function customerEvent(
  { adviser, reference, officePhone, ...appointment }: CustomerAppointment,
  is_cancelled: boolean,
): ICalEventData {
  return {
    ...occurrence({ ...appointment, is_cancelled }),
    summary: texts.summary,
    description: [
      ...(adviser ? [`${texts.adviser}: ${cleanLine(adviser)}`] : []),
      `${texts.customerReference}: ${cleanLine(reference)}`,
      `${texts.change} ${officePhone}.`,
    ].join('\n'),
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
    location: cleanLine(address ?? ''),
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

/** The iCalendar text of these events. */
export function calendarText(events: ICalEventData[], options: CalendarOptions = {}): string {
  const text = ical({
    prodId: { company: texts.brand, product: texts.summary, language: 'NL' },
    events,
    ...options,
  }).toString();
  const end = 'END:VCALENDAR';
  return `${text.slice(0, -end.length)}${events.length === 0 ? timeZone : ''}${end}\r\n`;
}
