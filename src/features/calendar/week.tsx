import { useQuery } from '@tanstack/react-query';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { calendarTexts, weekTitle } from '@/content/office/calendar';
import { appointmentsQuery, type Appointment } from '@/data/requests/appointments';
import { daysOfWeek, splitWeek, weekNumber } from '@/domain/appointment/week';
import { Day } from './day';

interface WeekProps {
  monday: string;
  today: string;
}

/** The days of a week with their appointments; this week starts with today, and past days are folded. */
export function Week({ monday, today }: WeekProps) {
  const days = daysOfWeek(monday);
  const { data, isPending, isError, refetch } = useQuery(appointmentsQuery(days));
  return (
    <>
      <p role="status" className="mt-3 font-semibold">
        {weekTitle(weekNumber(monday), monday, days[6] ?? monday)}
      </p>
      {isPending && <Loading text={calendarTexts.loading} />}
      {isError && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{calendarTexts.failed}</p>
          {data && <p>{calendarTexts.stale}</p>}
        </RetryNotice>
      )}
      {data && <Days appointments={data} monday={monday} today={today} />}
    </>
  );
}

interface DaysProps extends WeekProps {
  appointments: Appointment[];
}

function Days({ appointments, monday, today }: DaysProps) {
  const { shown, over } = splitWeek(monday, today);
  const appointmentsOver = appointments.filter(({ date }) => over.includes(date)).length;

  function dayOf(day: string) {
    return (
      <Day key={day} day={day} isToday={day === today} appointments={appointments.filter(({ date }) => date === day)} />
    );
  }

  return (
    <>
      {appointments.length === 0 && <p className="py-6 text-center text-ink-muted">{calendarTexts.emptyWeek}</p>}
      {appointments.length > 0 && <div className="mt-3 divide-y divide-line">{shown.map(dayOf)}</div>}
      {appointmentsOver > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold">{calendarTexts.over(appointmentsOver)}</summary>
          <div className="divide-y divide-line">{over.map(dayOf)}</div>
        </details>
      )}
    </>
  );
}
