import { site } from '@/content/site';
import { requestReference } from '@/domain/request/request-reference';
import { downloadFile } from '@/lib/browser/download';
import type { OwnRequest } from './queries';

/** Downloads the upcoming appointment as an .ics file. Rejects when the code that writes it cannot be loaded. */
export async function downloadAppointment({ id, address, appointment }: OwnRequest): Promise<void> {
  if (appointment === null || appointment === 'unreadable') throw new Error('this request has no appointment');
  const { calendarOfCustomer } = await import('#shared/calendar/appointment-calendar.ts');
  const reference = requestReference(id);
  const text = calendarOfCustomer({ ...appointment, address, reference, officePhone: site.phone });
  downloadFile({ name: `opname-${reference}.ics`, type: 'text/calendar', parts: [text] });
}
