import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { calendarTexts } from '@/content/office/calendar';
import { addDays } from '@/domain/appointment/week';
import { adminParams } from '@/lib/admin-links';

interface WeekSwitchProps {
  monday: string;
}

export function WeekSwitch({ monday }: WeekSwitchProps) {
  const [params] = useSearchParams();

  /** The rest of the URL (filters, an open request) stays as it is. */
  function searchOf(week: string | null): string {
    const next = new URLSearchParams(params);
    if (week === null) next.delete(adminParams.week);
    else next.set(adminParams.week, week);
    return `?${next.toString()}`;
  }

  return (
    <nav aria-label="Week kiezen" className="flex flex-wrap gap-2">
      <Link to={{ search: searchOf(addDays(monday, -7)) }} className={buttonClass('secondary', 'max-sm:px-3')}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        {calendarTexts.previous}
      </Link>
      <Link to={{ search: searchOf(null) }} className={buttonClass('secondary', 'max-sm:px-3')}>
        {calendarTexts.present}
      </Link>
      <Link to={{ search: searchOf(addDays(monday, 7)) }} className={buttonClass('secondary', 'max-sm:px-3')}>
        {calendarTexts.next}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </nav>
  );
}
