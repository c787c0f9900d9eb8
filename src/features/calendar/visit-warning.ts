import { calendarTexts } from '@/content/office/calendar';
import type { Visit } from '@/data/appointments/calendar-days';
import { clashingAppointments } from '@/domain/appointment/appointment-warnings';
import { isTooSoon } from '@/domain/appointment/drive';
import { dutchMoment } from '@/lib/dutch-time';

/**
 * What is wrong with a visit among those of its day; '' when nothing is. Of visits of nobody no drive is known, so an hour
 * between them has to do.
 */
export function visitWarning(visit: Visit, sameDay: readonly Visit[]): string {
  if (visit.adviser !== '') return isTooSoon(visit, sameDay) ? calendarTexts.tooSoon : '';
  const clashes = clashingAppointments(asAppointment(visit), sameDay.map(asAppointment));
  return clashes.length === 0 ? '' : calendarTexts.clash(clashes.map(({ time }) => time));
}

function asAppointment({ id, adviser, startsAt }: Visit) {
  return { id, assignedTo: adviser, time: dutchMoment(new Date(startsAt)).time };
}
