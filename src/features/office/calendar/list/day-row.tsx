import { clsx } from 'clsx/lite';
import { blockedTexts, calendarTexts } from '@/content/office/visits/calendar';
import { daysText, timeRangeText } from '@/content/office/visits/visit-times';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import { DayTools } from '../day-tools';
import { busyOn, type DayOfAppointments } from '../days-of';
import type { Planning } from '../planning/use-planning';
import { AppointmentItem } from './appointment-item';

interface DayRowProps {
  /** One day, or more that have no appointments. */
  days: readonly [first: string, ...rest: string[]];
  isToday: boolean;
  /** Shows all that is needed at the door. */
  isWhole: boolean;
  /** The first of them. */
  shown: DayOfAppointments;
  data: CalendarDays;
  planning: Planning;
}

export function DayRow({ days, isToday, isWhole, shown, data, planning }: DayRowProps) {
  const [day] = days;
  const { appointments, untimed } = shown;
  const holiday = data.holidays.find((other) => other.day === day);
  return (
    <section
      aria-labelledby={`calendar-${day}`}
      aria-current={isToday ? 'date' : undefined}
      className={clsx('py-3', isToday && '-mx-3 rounded-lg bg-primary-soft px-3')}
    >
      <h3 id={`calendar-${day}`} className="py-1 font-semibold first-letter:uppercase">
        {daysText(day, days.at(-1) ?? day)} {isToday && <span className="font-normal">({calendarTexts.today})</span>}
      </h3>
      {days.length === 1 && holiday && <p className="text-sm text-ink-muted">{holiday.name}</p>}
      {days.length === 1 &&
        busyOn(data, day).map(({ name, startsAt, endsAt }) => (
          <p key={name + startsAt} className="text-sm text-ink-muted">
            {blockedTexts.busy(name)}: {timeRangeText(startsAt, endsAt)}
          </p>
        ))}
      {appointments.length + untimed.length === 0 ? (
        <p className="py-1 text-ink-muted">{calendarTexts.noAppointments}</p>
      ) : (
        <>
          <ol>
            {untimed.map((appointment) => (
              <AppointmentItem key={appointment.requestId} {...{ appointment, data, isWhole }} />
            ))}
            {appointments.map((appointment) => (
              <AppointmentItem key={appointment.id} {...{ appointment, data, isWhole }} />
            ))}
          </ol>
          <DayTools shown={shown} advisers={data.advisers} planning={planning} />
        </>
      )}
    </section>
  );
}
