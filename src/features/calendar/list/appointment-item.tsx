import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { calendarTexts, driveText, homeText, timesText } from '@/content/office/calendar';
import type { CalendarDays, UntimedAppointment, Appointment } from '@/data/appointments/calendar-days';
import { openedRequestLink } from '@/lib/admin-links';
import { AdviserName } from '../adviser-name';

interface AppointmentItemProps {
  /** An untimed one has a text in `time` that says so. */
  appointment: Appointment | (Omit<UntimedAppointment, 'day'> & { time: string });
  data: CalendarDays;
}

/** An appointment in the list of a day, with the drive to it above. */
export function AppointmentItem({ appointment, data }: AppointmentItemProps) {
  const [params] = useSearchParams();
  const isTimed = 'startsAt' in appointment;
  const warning = isTimed && appointment.isTooSoon ? calendarTexts.tooSoon : '';
  const adviser = data.advisers.find(({ id }) => id === appointment.adviser);
  return (
    <li>
      {isTimed && appointment.driveThere && appointment.driveThere.minutes > 0 && (
        <p className="border-l-2 border-dashed border-control py-0.5 pl-3 text-sm text-ink-muted">
          {driveText(appointment.driveThere)}
        </p>
      )}
      <Link
        to={openedRequestLink(params, appointment.requestId)}
        className="group flex min-h-11 items-start gap-4 py-1"
      >
        <span className="font-semibold tabular-nums">
          {isTimed ? timesText(appointment.startsAt, appointment.endsAt) : appointment.time}
        </span>{' '}
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-primary underline-offset-4 group-hover:underline">
            {appointment.name}
          </span>{' '}
          {appointment.address !== '' && <span className="block text-sm text-ink-muted">{appointment.address}</span>}{' '}
          {isTimed && <span className="block text-sm">{homeText(appointment.propertyType, appointment.price)}</span>}{' '}
          {data.advisers.length > 0 && (
            <span className="block text-sm">
              <AdviserName adviser={adviser} />
              {isTimed && appointment.isOverruled && `, ${calendarTexts.isOverruled}`}
              {isTimed && appointment.state === 'completed' && `, ${calendarTexts.isCompleted}`}
              {isTimed &&
                appointment.origin === 'customer' &&
                `, ${calendarTexts.byCustomer(appointment.sequence > 0)}`}
            </span>
          )}{' '}
          {warning !== '' && (
            <span className="flex items-start gap-1.5 text-sm font-semibold text-danger">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {warning}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
