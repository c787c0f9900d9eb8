import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useNow } from '@/components/ui/use-now';
import { calendarTexts } from '@/content/office/calendar';
import { addDays, askedWeek } from '@/domain/appointment/week';
import { adminParams, adminSections } from '@/lib/admin-links';
import { dutchMoment } from '@/lib/dutch-time';
import { Week } from './week';

/** The appointments of one week; the URL holds its Monday. */
export function Calendar() {
  const [params] = useSearchParams();
  const now = useNow();
  const today = now === null ? null : dutchMoment(new Date(now)).date;
  const monday = today === null ? null : askedWeek(params.get(adminParams.week), today);
  return (
    <Card isDense>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={adminSections.calendar} tabIndex={-1} className="text-xl font-bold">
          {calendarTexts.title}
        </h2>
        {monday !== null && <WeekSwitch monday={monday} />}
      </div>
      {today !== null && monday !== null && <Week monday={monday} today={today} />}
    </Card>
  );
}

interface WeekSwitchProps {
  monday: string;
}

function WeekSwitch({ monday }: WeekSwitchProps) {
  const [params] = useSearchParams();

  /** Keeps the rest of the URL: filters, an open request. */
  function searchOf(week: string | null): string {
    const next = new URLSearchParams(params);
    if (week === null) next.delete(adminParams.week);
    else next.set(adminParams.week, week);
    return `?${next.toString()}`;
  }

  return (
    <nav aria-label="Week kiezen" className="flex flex-wrap gap-2">
      <Link
        to={{ search: searchOf(addDays(monday, -7)) }}
        className={buttonClass('secondary', 'max-sm:px-3 max-xs:px-2')}
      >
        <ChevronLeft aria-hidden="true" className="size-5 max-sm:hidden" />
        {calendarTexts.previous}
      </Link>
      <Link to={{ search: searchOf(null) }} className={buttonClass('secondary', 'max-sm:px-3 max-xs:px-2')}>
        {calendarTexts.present}
      </Link>
      <Link
        to={{ search: searchOf(addDays(monday, 7)) }}
        className={buttonClass('secondary', 'max-sm:px-3 max-xs:px-2')}
      >
        {calendarTexts.next}
        <ChevronRight aria-hidden="true" className="size-5 max-sm:hidden" />
      </Link>
    </nav>
  );
}
