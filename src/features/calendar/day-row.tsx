import { clsx } from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { calendarTexts, daysText } from '@/content/office/calendar';
import type { Appointment } from '@/data/requests/appointments';
import { clashingAppointments } from '@/domain/appointment/appointment-warnings';
import { openedRequestLink } from '@/lib/admin-links';

interface DayRowProps {
  /** One day, or more that have no appointments. */
  days: readonly [first: string, ...rest: string[]];
  isToday: boolean;
  appointments: Appointment[];
}

export function DayRow({ days, isToday, appointments }: DayRowProps) {
  const [day] = days;
  return (
    <section
      aria-labelledby={`calendar-${day}`}
      aria-current={isToday ? 'date' : undefined}
      className={clsx('grid gap-x-6 py-3 sm:grid-cols-first-aside', isToday && '-mx-3 rounded-lg bg-primary-soft px-3')}
    >
      <h3 id={`calendar-${day}`} className="py-1 font-semibold first-letter:uppercase">
        {daysText(day, days.at(-1) ?? day)} {isToday && <span className="font-normal">({calendarTexts.today})</span>}
      </h3>
      {appointments.length === 0 ? (
        <p className="py-1 text-ink-muted">{calendarTexts.noAppointments}</p>
      ) : (
        <ol>
          {appointments.map((appointment) => (
            <AppointmentItem
              key={appointment.id}
              appointment={appointment}
              clashes={clashingAppointments(appointment, appointments)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface AppointmentItemProps {
  appointment: Appointment;
  clashes: Appointment[];
}

function AppointmentItem({ appointment: { id, name, address, time }, clashes }: AppointmentItemProps) {
  const [params] = useSearchParams();
  return (
    <li>
      <Link to={openedRequestLink(params, id)} className="group flex min-h-11 items-start gap-4 py-1">
        <span className="font-semibold tabular-nums">{time || calendarTexts.noTime}</span>{' '}
        <span className="min-w-0 flex-1 lg:grid lg:grid-cols-2 lg:gap-x-6">
          <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{name}</span>{' '}
          {address !== '' && <span className="block text-sm text-ink-muted lg:text-base">{address}</span>}{' '}
          {clashes.length > 0 && (
            <span className="flex items-start gap-1.5 text-sm font-semibold text-danger">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {calendarTexts.clash(clashes.map((other) => other.time))}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
