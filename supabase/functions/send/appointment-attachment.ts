import { ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { firstBusiness } from '../_shared/business.ts';
import { calendarText, customerEvent } from '../_shared/calendar/appointment-calendar.ts';
import { appointmentCalendarTexts as texts } from '../_shared/calendar/appointment-calendar-texts.ts';
import { calendarMails, type MailKind, type MailPayload } from '../_shared/mail/customer-mail.ts';
import { cleanLine } from '../_shared/text.ts';
import type { Attachment } from './messages.ts';

/** The calendar file that is attached to a mail about an appointment; null for any other mail. */
export function attachmentOf(kind: MailKind, payload: MailPayload): Attachment | null {
  const { email: officeEmail, phone: officePhone } = payload.business ?? firstBusiness;
  const { appointment_id: id, sequence = 0, starts_at, ends_at, address, adviser, reference } = payload;
  const effect = calendarMails[kind];
  if (!effect || !id || !starts_at || !ends_at) return null;
  const isCancelled = effect === 'remove';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const event = {
    ...customerEvent({ id, sequence, starts_at, ends_at, address, adviser, reference, officePhone }, isCancelled),
    // Mail programs offer to add or update the appointment only when these two are named.
    organizer: { name: texts.brand, email: officeEmail },
    attendees: [
      {
        name: cleanLine(payload.name ?? payload.email),
        email: cleanLine(payload.email),
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
  return {
    filename: 'afspraak.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarText([event], { method }),
  };
}
