import { fetchLatestAppointment } from '@/data/appointments/latest-appointment';
import { requestReference } from '@/domain/request/request-reference';
import type { StoredRequest } from '@/domain/request/request-fields';
import { downloadFile } from '@/lib/browser/download';
import { calendarFile } from './calendar-file';

/** Downloads the stored appointment as an .ics file. Rejects when there is none, or the file cannot be made. */
export async function downloadCalendarFile(request: StoredRequest): Promise<void> {
  const appointment = await fetchLatestAppointment(request.id);
  if (!appointment) throw new Error('this request has no appointment');
  const text = await calendarFile(request, appointment);
  downloadFile({ name: `opname-${requestReference(request.id)}.ics`, type: 'text/calendar', parts: [text] });
}
