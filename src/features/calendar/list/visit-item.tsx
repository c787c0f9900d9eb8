import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { calendarTexts, driveText, homeText, timesText } from '@/content/office/calendar';
import type { CalendarDays, UntimedVisit, Visit } from '@/data/appointments/calendar-days';
import { isTooSoon } from '@/domain/appointment/drive';
import { openedRequestLink } from '@/lib/admin-links';
import { AdviserName } from '../adviser-name';

interface VisitItemProps {
  /** One of which the day alone is known says so in `time`. */
  visit: Visit | (Omit<UntimedVisit, 'day'> & { time: string });
  data: CalendarDays;
  sameDay?: readonly Visit[];
}

/** A visit in the list of a day, with the drive to it above. */
export function VisitItem({ visit, data, sameDay = [] }: VisitItemProps) {
  const [params] = useSearchParams();
  const isTimed = 'startsAt' in visit;
  const warning = isTimed && isTooSoon(visit, sameDay) ? calendarTexts.tooSoon : '';
  const adviser = data.advisers.find(({ id }) => id === visit.adviser);
  return (
    <li>
      {isTimed && visit.driveThere && visit.driveThere.minutes > 0 && (
        <p className="border-l-2 border-dashed border-control py-0.5 pl-3 text-sm text-ink-muted">
          {driveText(visit.driveThere)}
        </p>
      )}
      <Link to={openedRequestLink(params, visit.requestId)} className="group flex min-h-11 items-start gap-4 py-1">
        <span className="font-semibold tabular-nums">
          {isTimed ? timesText(visit.startsAt, visit.endsAt) : visit.time}
        </span>{' '}
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{visit.name}</span>{' '}
          {visit.address !== '' && <span className="block text-sm text-ink-muted">{visit.address}</span>}{' '}
          {isTimed && <span className="block text-sm">{homeText(visit.propertyType, visit.price)}</span>}{' '}
          {data.advisers.length > 0 && (
            <span className="block text-sm">
              <AdviserName adviser={adviser} />
              {isTimed && visit.isOverruled && `, ${calendarTexts.isOverruled}`}
              {isTimed && visit.state === 'completed' && `, ${calendarTexts.isCompleted}`}
              {isTimed && visit.origin === 'customer' && `, ${calendarTexts.byCustomer}`}
            </span>
          )}{' '}
          {warning !== '' && (
            <span className="flex items-start gap-1.5 text-sm font-semibold text-danger">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {warning}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
