import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { agendaTexts, weekTitle } from '@/content/office/agenda';
import { visitsQuery, type Visit } from '@/data/requests/agenda';
import { daysOfWeek, splitWeek, weekNumber } from '@/domain/appointment/week';
import { Day } from './day';

interface WeekProps {
  monday: string;
  today: string;
}

/** The days of a week with their visits; in the present week today comes first and what is over is folded. */
export function Week({ monday, today }: WeekProps) {
  const days = daysOfWeek(monday);
  const { data, isPending, isError, refetch } = useQuery(visitsQuery(days));
  return (
    <>
      <p role="status" className="mt-3 font-semibold">
        {weekTitle(weekNumber(monday), monday, days[6] ?? monday)}
      </p>
      {isPending && <Loading text={agendaTexts.loading} />}
      {isError && (
        <Notice tone="danger" role="alert" className="mt-4">
          <p className="font-semibold">{agendaTexts.failed}</p>
          {data && <p>{agendaTexts.stale}</p>}
          <Button look="secondary" className="mt-3" onClick={() => void refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
      {data && <Days visits={data} monday={monday} today={today} />}
    </>
  );
}

interface DaysProps extends WeekProps {
  visits: Visit[];
}

function Days({ visits, monday, today }: DaysProps) {
  const { shown, over } = splitWeek(monday, today);
  const visitsOver = visits.filter(({ date }) => over.includes(date)).length;

  function dayOf(day: string) {
    return <Day key={day} day={day} isToday={day === today} visits={visits.filter(({ date }) => date === day)} />;
  }

  return (
    <>
      {visits.length === 0 && <p className="py-6 text-center text-ink-muted">{agendaTexts.emptyWeek}</p>}
      {visits.length > 0 && <div className="mt-3 divide-y divide-line">{shown.map(dayOf)}</div>}
      {visitsOver > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold">{agendaTexts.over(visitsOver)}</summary>
          <div className="divide-y divide-line">{over.map(dayOf)}</div>
        </details>
      )}
    </>
  );
}
