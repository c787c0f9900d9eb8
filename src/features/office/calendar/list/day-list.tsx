import { EmptyState } from '@/components/ui/empty-state';
import { calendarTexts } from '@/content/office/visits/calendar';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import { groupDays, splitWeek } from '@/domain/appointment/week';
import { dayOfAppointments } from '../days-of';
import type { Planning } from '../planning/use-planning';
import type { ShownDays } from '../shown-days';
import { DayRow } from './day-row';

interface DayListProps {
  shown: ShownDays;
  today: string;
  data: CalendarDays;
  planning: Planning;
}

/** The days in a list, those without appointments joined; this week starts with today, and past days are folded. */
export function DayList({ shown: { kind, days }, today, data, planning }: DayListProps) {
  const { shown, over } = kind === 'week' ? splitWeek(days[0], today) : { shown: days, over: [] };
  const all = days.map((day) => dayOfAppointments(data, day));
  const own = new Set([today, ...all.filter(hasAppointments).map(({ day }) => day)]);
  const appointmentsOver = all
    .filter(({ day }) => over.includes(day))
    .reduce((sum, { appointments, untimed }) => sum + appointments.length + untimed.length, 0);

  function rowsOf(part: readonly string[]) {
    return groupDays(part, own).map((row) => (
      <DayRow
        key={row[0]}
        days={row}
        isToday={row[0] === today}
        isWhole={kind === 'day' || row[0] === today}
        shown={dayOfAppointments(data, row[0])}
        {...{ data, planning }}
      />
    ));
  }

  if (!all.some(hasAppointments)) {
    return (
      <EmptyState title={kind === 'week' ? calendarTexts.emptyWeek : calendarTexts.noAppointments}>
        <p className="text-ink-muted">{calendarTexts.emptyWeekHint}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-3 divide-y divide-line">{rowsOf(shown)}</div>
      {appointmentsOver > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold">{calendarTexts.over(appointmentsOver)}</summary>
          <div className="divide-y divide-line">{rowsOf(over)}</div>
        </details>
      )}
    </>
  );
}

function hasAppointments({ appointments, untimed }: ReturnType<typeof dayOfAppointments>): boolean {
  return appointments.length + untimed.length > 0;
}
