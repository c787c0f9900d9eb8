import type { OwnRequest } from '@/data/own-request/queries';
import { requestReference } from '@/domain/request/request';
import { downloadFile } from '@/lib/download';

/** Downloads the visit to come as an .ics file; loads the code that writes it. Rejects when that cannot be had. */
export async function downloadVisit({ id, address, visit }: OwnRequest): Promise<void> {
  if (visit === null || visit === 'unreadable') throw new Error('this request has no visit');
  const { calendarOfCustomer } = await import('../../../supabase/functions/_shared/visit-calendar.ts');
  const reference = requestReference(id);
  const text = calendarOfCustomer({ ...visit, address, reference });
  downloadFile({ name: `opname-${reference}.ics`, type: 'text/calendar', parts: [text] });
}
