import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { MailKind, MailPayload } from '../send/fill-mail.ts';
import { oneLine } from './one-line.ts';
import { visitCalendarTexts as texts } from './visit-calendar-texts.ts';

// Without a time zone on purpose: then every moment is written in UTC, whatever the clock of the server.

/** A visit as the adviser sees it; moments are ISO 8601 with an offset. */
export interface AdviserVisit {
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

/** The iCalendar text of an adviser's visits: of the feed, or of one that is downloaded. Throws for what is no moment. */
export function calendarOfVisits(visits: readonly AdviserVisit[]): string {
  const events = visits.map((visit): ICalEventData => {
    const [name, phone] = [oneLine(visit.name ?? ''), oneLine(visit.phone ?? '')];
    return {
      ...occurrence(visit),
      stamp: moment(visit.changed_at),
      summary: name === '' ? texts.summary : `${texts.summary}: ${name}`,
      description: [
        name,
        phone === '' ? texts.noPhone : `${texts.phone}: ${phone}`,
        `${texts.reference}: ${visit.reference}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    };
  });
  return calendar(ICalCalendarMethod.PUBLISH, events, texts.name);
}

/** A visit as the customer sees it; moments are ISO 8601 with an offset. */
interface CustomerVisit extends Pick<AdviserVisit, 'id' | 'sequence' | 'starts_at' | 'ends_at' | 'reference'> {
  address: string | null | undefined;
  adviser: string | null | undefined;
}

/** The iCalendar text of a visit to come, for the customer to download. Throws for what is no moment. */
export function calendarOfCustomer(visit: CustomerVisit): string {
  return calendar(ICalCalendarMethod.PUBLISH, [eventOfCustomer(visit, false)]);
}

function eventOfCustomer({ adviser, reference, ...visit }: CustomerVisit, is_cancelled: boolean): ICalEventData {
  return {
    ...occurrence({ ...visit, is_cancelled }),
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

/** The calendar file that goes with a mail about a planned, moved or cancelled visit; null for any other mail. */
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
    // Mail programs offer to add or update the visit only when these two are named.
    organizer: { name: texts.brand, email: texts.email },
    attendees: [
      {
        name: oneLine(payload.name),
        email: oneLine(payload.email),
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
  return {
    filename: 'afspraak.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar(method, [event]),
  };
}

interface Occurrence extends Pick<AdviserVisit, 'id' | 'sequence' | 'starts_at' | 'ends_at' | 'is_cancelled'> {
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

function calendar(method: ICalCalendarMethod, events: ICalEventData[], name: string | null = null): string {
  return ical({
    prodId: { company: texts.brand, product: texts.summary, language: 'NL' },
    name,
    method,
    events,
  }).toString();
}
