import type { OwnRequest } from '@/data/own-request/queries';
import { requestReference } from '@/domain/request/request';
import { downloadFile } from '@/lib/download';

/** Downloads the appointment to come as an .ics file; loads the code that writes it. Rejects when that cannot be had. */
export async function downloadAppointment({ id, address, appointment }: OwnRequest): Promise<void> {
  if (appointment === null || appointment === 'unreadable') throw new Error('this request has no appointment');
  const { calendarOfCustomer } = await import('../../../supabase/functions/_shared/appointment-calendar.ts');
  const reference = requestReference(id);
  const text = calendarOfCustomer({ ...appointment, address, reference });
  downloadFile({ name: `opname-${reference}.ics`, type: 'text/calendar', parts: [text] });
}
