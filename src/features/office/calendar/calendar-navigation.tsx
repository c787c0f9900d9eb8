import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { calendarTexts } from '@/content/office/visits/calendar';
import { daysLink, neighbours, otherView, type ShownDays } from './shown-days';

interface CalendarNavigationProps {
  shown: ShownDays;
  today: string;
}

/** Links to the days before and after, to the present ones, and between week and day. */
export function CalendarNavigation({ shown, today }: CalendarNavigationProps) {
  const [params] = useSearchParams();
  const { previous, next } = neighbours(shown);
  const linkClass = buttonClass('secondary', 'max-sm:px-3 max-xs:px-2');
  const isDayShown = shown.kind === 'day';
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <nav aria-label="Week kiezen" className="flex flex-wrap gap-2">
        <Link to={daysLink(params, shown.kind, previous)} className={linkClass}>
          <ChevronLeft aria-hidden="true" className="size-5 max-sm:hidden" />
          {calendarTexts.previous}
        </Link>
        <Link to={daysLink(params, shown.kind, isDayShown ? today : null)} className={linkClass}>
          {calendarTexts.present}
        </Link>
        <Link to={daysLink(params, shown.kind, next)} className={linkClass}>
          {calendarTexts.next}
          <ChevronRight aria-hidden="true" className="size-5 max-sm:hidden" />
        </Link>
      </nav>
      <nav aria-label="Weergave kiezen" className="flex gap-2">
        <Link
          to={daysLink(params, 'week', isDayShown ? otherView(shown, today) : shown.days[0])}
          aria-current={isDayShown ? undefined : 'true'}
          className={buttonClass(isDayShown ? 'secondary' : 'primary', 'max-sm:px-3')}
        >
          {calendarTexts.week}
        </Link>
        <Link
          to={daysLink(params, 'day', isDayShown ? shown.days[0] : otherView(shown, today))}
          aria-current={isDayShown ? 'true' : undefined}
          className={buttonClass(isDayShown ? 'primary' : 'secondary', 'max-sm:px-3')}
        >
          {calendarTexts.day}
        </Link>
      </nav>
    </div>
  );
}
