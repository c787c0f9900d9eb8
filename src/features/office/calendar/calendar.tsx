import '@/styles/calendar.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { useNow } from '@/components/ui/use-now';
import { calendarTexts, weekTitle } from '@/content/office/visits/calendar';
import { calendarDaysQuery } from '@/data/appointments/calendar-days';
import { weekNumber } from '@/domain/appointment/week';
import { adminSections, managementLink } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { CalendarNavigation } from './calendar-navigation';
import { Planner } from './planner';
import { shownDays, type ShownDays } from './shown-days';
import { usePlanning } from './planning/use-planning';

/** The appointments of one week or day; the URL holds its first day. */
export function Calendar() {
  const [params] = useSearchParams();
  const now = useNow();
  const today = now === null ? null : dutchDateTime(new Date(now)).date;
  const shown = today === null ? null : shownDays(params, today);
  return (
    <Card isDense>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={adminSections.calendar} tabIndex={-1} className="text-xl font-bold">
          {calendarTexts.title}
        </h2>
        {today !== null && shown !== null && <CalendarNavigation shown={shown} today={today} />}
      </div>
      {today !== null && shown !== null && <Days shown={shown} today={today} />}
    </Card>
  );
}

interface DaysProps {
  shown: ShownDays;
  today: string;
}

function Days({ shown, today }: DaysProps) {
  const planning = usePlanning();
  const [first] = shown.days;
  const last = shown.days.at(-1) ?? first;
  // A refetch would remove the element that is being dragged.
  const { data, isPending, isError, refetch } = useQuery(
    calendarDaysQuery(first, last, planning.draft?.phase === 'dragging'),
  );
  return (
    <>
      <p role="status" className="mt-3 font-semibold first-letter:uppercase">
        {shown.kind === 'day' ? formatPlainDay(first) : weekTitle(weekNumber(first), first, last)}
      </p>
      {isPending && <Loading text={calendarTexts.loading} />}
      {isError && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{calendarTexts.failed}</p>
          {data && <p>{calendarTexts.stale}</p>}
        </RetryNotice>
      )}
      {data?.advisers.every(({ isSetUp }) => !isSetUp) && (
        <Notice tone="warning" className="mt-3">
          {calendarTexts.noAdviser}{' '}
          <Link to={managementLink(adminSections.advisers)} className="font-semibold text-primary underline">
            {calendarTexts.makeAdviser}
          </Link>
        </Notice>
      )}
      {data && (
        <Suspense fallback={<Loading text={calendarTexts.loading} />}>
          <Planner shown={shown} today={today} data={data} planning={planning} />
        </Suspense>
      )}
    </>
  );
}
