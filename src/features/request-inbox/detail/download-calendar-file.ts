import { fetchLatestVisit } from '@/data/appointments/latest-visit';
import { requestReference } from '@/domain/request/request';
import type { StoredRequest } from '@/domain/request/request-fields';
import { downloadFile } from '@/lib/download';
import { calendarFile } from './calendar-file';

/** Downloads the stored visit as an .ics file. Rejects when there is none, or the file cannot be made. */
export async function downloadCalendarFile(request: StoredRequest): Promise<void> {
  const visit = await fetchLatestVisit(request.id);
  if (!visit) throw new Error('this request has no visit');
  const text = await calendarFile(request, visit);
  downloadFile({ name: `opname-${requestReference(request.id)}.ics`, type: 'text/calendar', parts: [text] });
}
