import type { EventAttributes } from 'ics';
import { site } from '@/content/site';
import type { StoredRequest } from '@/domain/request/request-fields';
import { requestReference } from '@/domain/request/request';
import { cleanLine } from '@/domain/text';
import { absoluteUrl } from '@/lib/env';
import { downloadFile } from '@/lib/download';
import { dutchInstant } from '@/lib/dutch-time';
import { fullAddress } from './contact-links';

/** Downloads the stored appointment as an .ics file. Rejects when the file cannot be created. */
export async function downloadCalendarFile(request: StoredRequest): Promise<void> {
  const text = await calendarFile(request);
  downloadFile({ name: `opname-${requestReference(request.id)}.ics`, type: 'text/calendar', parts: [text] });
}

/** The stored appointment as iCalendar text, by a library that is loaded when needed. */
export async function calendarFile(request: StoredRequest): Promise<string> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent(calendarEvent(request));
  if (error) throw error;
  return value ?? '';
}

/**
 * An appointment of an hour, in UTC. Its uid never changes and its sequence rises with every change, so a calendar replaces
 * the earlier version.
 */
function calendarEvent(request: StoredRequest): EventAttributes {
  const name = cleanLine(request.name);
  return {
    uid: `${request.id}@${new URL(absoluteUrl('/')).host}`,
    sequence: request.appointmentSequence,
    productId: site.brand,
    status: request.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    start: dutchInstant({ date: request.appointmentDate, time: request.appointmentTime }).getTime(),
    duration: { hours: 1 },
    title: `Opname energielabel: ${name}`,
    location: cleanLine(fullAddress(request)),
    description: [
      name,
      request.phone === '' ? 'Geen telefoonnummer' : `Telefoon: ${cleanLine(request.phone)}`,
      `Referentie: ${requestReference(request.id)}`,
    ].join('\n'),
  };
}
