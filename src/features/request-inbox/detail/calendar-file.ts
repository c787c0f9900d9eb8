import type { StoredVisit } from '@/data/appointments/latest-visit';
import { requestReference } from '@/domain/request/request';
import type { StoredRequest } from '@/domain/request/request-fields';
import { fullAddress } from './contact-links';

/** The visit as iCalendar text, under the same number as in the feed and in mails; loads the code that writes it. */
export async function calendarFile(request: StoredRequest, visit: StoredVisit): Promise<string> {
  const { calendarOfVisits } = await import('../../../../supabase/functions/_shared/visit-calendar.ts');
  const { name, phone } = request;
  const customer = { name, phone, address: fullAddress(request), reference: requestReference(request.id) };
  return calendarOfVisits([{ ...visit, ...customer, is_cancelled: visit.state === 'cancelled' }]);
}
