import { CalendarClock, CalendarX, Clock, Navigation, Printer, Route } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { useNow } from '@/components/ui/use-now';
import { calendarTexts } from '@/content/office/visits/calendar';
import { cannotComeTexts, lateTexts, moveVisitTexts } from '@/content/office/visits/visits';
import type { Adviser } from '@/data/appointments/calendar-days';
import { cannotComeLink, lateLink } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { BetterTimes } from './better-times';
import { appointmentsPerAdviser, type DayOfAppointments } from './days-of';
import { MoveVisits } from './move-visits';
import type { Planning } from './planning/use-planning';
import { PrintedDay } from './printed-day';
import { routeLinks } from './route-link';
import { useIsPhone } from './use-is-phone';

interface DayToolsProps {
  shown: DayOfAppointments;
  advisers: readonly Adviser[];
  planning: Planning;
}

/**
 * Prints a day, moves its visits, opens or shortens the route of each adviser who has appointments on it, and leads to
 * what to do when somebody cannot come or is late.
 */
export function DayTools({ shown, advisers, planning }: DayToolsProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [params] = useSearchParams();
  const now = useNow();
  const today = now === null ? '' : dutchDateTime(new Date(now)).date;
  const isPhone = useIsPhone();
  const planned = shown.appointments.filter(({ state }) => state === 'planned');
  const [shortened, setShortened] = useState('');
  const perAdviser = appointmentsPerAdviser(shown.appointments, advisers);
  const routes = perAdviser.flatMap(({ adviser, appointments }) => {
    const hrefs = routeLinks(adviser.startPlace, appointments, isPhone);
    return hrefs.length === 0 ? [] : [{ adviser, hrefs }];
  });
  return (
    <div className="mt-1 flex flex-wrap gap-x-4 print:hidden">
      <Button variant="quiet" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden="true" className="size-5" />
        {calendarTexts.printDay}
      </Button>
      {shown.day >= today && (
        <Link to={cannotComeLink(params, shown.day)} className={buttonClass('quiet')}>
          <CalendarX aria-hidden="true" className="size-5" />
          {cannotComeTexts.open}
        </Link>
      )}
      {shown.day === today && planned.length > 0 && (
        <Link to={lateLink(params)} className={buttonClass('quiet')}>
          <Clock aria-hidden="true" className="size-5" />
          {lateTexts.open}
        </Link>
      )}
      {routes.map(({ adviser, hrefs }) =>
        hrefs.map((href, index) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            <Navigation aria-hidden="true" className="size-5" />
            {hrefs.length > 1 ? calendarTexts.openRoutePart(index + 1, hrefs.length) : calendarTexts.openRoute}
            {routes.length > 1 && ` (${adviser.name})`}
          </a>
        )),
      )}
      {planned.length > 0 && (
        <>
          <Button variant="quiet" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            <CalendarClock aria-hidden="true" className="size-5" />
            {moveVisitTexts.open}
          </Button>
          {isMoving && <MoveVisits appointments={planned} advisers={advisers} planning={planning} />}
        </>
      )}
      {perAdviser
        .filter(({ adviser, appointments }) => adviser.isSetUp && appointments.length > 1)
        .map(({ adviser, appointments }, _, { length }) => (
          <Fragment key={adviser.id}>
            <Button
              variant="quiet"
              aria-expanded={shortened === adviser.id}
              onClick={() => setShortened(shortened === adviser.id ? '' : adviser.id)}
            >
              <Route aria-hidden="true" className="size-5" />
              {calendarTexts.shorterRoute}
              {length > 1 && ` (${adviser.name})`}
            </Button>
            {shortened === adviser.id && (
              <BetterTimes day={shown.day} adviser={adviser.id} appointments={appointments} planning={planning} />
            )}
          </Fragment>
        ))}
      {routes.some(({ hrefs }) => hrefs.length > 1) && (
        <p className="w-full text-sm text-ink-muted">{calendarTexts.routeParts}</p>
      )}
      {isPrinting && <PrintedDay shown={shown} advisers={advisers} onClose={() => setIsPrinting(false)} />}
    </div>
  );
}
