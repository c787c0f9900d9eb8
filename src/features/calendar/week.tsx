import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { calendarTexts, weekTitle } from '@/content/office/calendar';
import { appointmentsQuery, type Appointment } from '@/data/requests/appointments';
import { daysOfWeek, joinDays, splitWeek, weekNumber } from '@/domain/appointment/week';
import { DayRow } from './day-row';

interface WeekProps {
  monday: string;
  today: string;
}

/**
 * The days of a week with their appointments, those without joined; this week starts with today, and past days are
 * folded.
 */
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

  const own = new Set([today, ...appointments.map(({ date }) => date)]);

  function rowsOf(part: readonly string[]) {
    return joinDays(part, own).map((row) => (
      <DayRow
        key={row[0]}
        days={row}
        isToday={row[0] === today}
        appointments={appointments.filter(({ date }) => date === row[0])}
      />
    ));
  }

  return (
    <>
      {appointments.length === 0 && (
        <EmptyState title={calendarTexts.emptyWeek}>
          <p className="text-ink-muted">{calendarTexts.emptyWeekHint}</p>
        </EmptyState>
      )}
      {appointments.length > 0 && <div className="mt-3 divide-y divide-line">{rowsOf(shown)}</div>}
      {appointmentsOver > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold">{calendarTexts.over(appointmentsOver)}</summary>
          <div className="divide-y divide-line">{rowsOf(over)}</div>
        </details>
      )}
    </>
  );
}
