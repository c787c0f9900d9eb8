import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { agendaTexts } from '@/content/agenda';
import { addDays } from '@/domain/week';

/** Where the address holds the shown week. */
export const weekParam = 'week';

interface WeekSwitchProps {
  monday: string;
}

export function WeekSwitch({ monday }: WeekSwitchProps) {
  const [params] = useSearchParams();

  /** The rest of the address (the filters of the list, an open request) stays as it is. */
  function searchOf(week: string | null): string {
    const next = new URLSearchParams(params);
    if (week === null) next.delete(weekParam);
    else next.set(weekParam, week);
    return `?${next.toString()}`;
  }

  return (
    <nav aria-label="Week kiezen" className="flex flex-wrap gap-2">
      <Link to={{ search: searchOf(addDays(monday, -7)) }} className={buttonClass('secondary')}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        {agendaTexts.previous}
      </Link>
      <Link to={{ search: searchOf(null) }} className={buttonClass('secondary')}>
        {agendaTexts.present}
      </Link>
      <Link to={{ search: searchOf(addDays(monday, 7)) }} className={buttonClass('secondary')}>
        {agendaTexts.next}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </nav>
  );
}
