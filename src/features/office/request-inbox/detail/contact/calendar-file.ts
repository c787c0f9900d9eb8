import type { StoredAppointment } from '@/data/appointments/latest-appointment';
import { requestReference } from '@/domain/request/request-reference';
import type { StoredRequest } from '@/domain/request/request-fields';
import { fullAddress } from './contact-links';

/**
 * The appointment as iCalendar text, under the same number as in the feed and in mails; loads the code that writes it.
 */
export async function calendarFile(request: StoredRequest, appointment: StoredAppointment): Promise<string> {
  const { calendarOfAppointments } = await import('#shared/calendar/appointment-calendar.ts');
  const { name, phone, atHomeName: at_home_name, atHomePhone: at_home_phone } = request;
  const customer = {
    name,
    phone,
    at_home_name,
    at_home_phone,
    address: fullAddress(request),
    reference: requestReference(request.id),
  };
  return calendarOfAppointments([{ ...appointment, ...customer, is_cancelled: appointment.state === 'cancelled' }]);
}
