import { Navigation, Printer, Route } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { calendarTexts } from '@/content/office/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import { BetterTimes } from './better-times';
import { appointmentsPerAdviser, type DayOfAppointments } from './days-of';
import type { Planning } from './planning/use-planning';
import { PrintedDay } from './printed-day';
import { routeLinks } from './route-link';
import { useIsPhone } from './use-is-phone';

interface DayToolsProps {
  shown: DayOfAppointments;
  advisers: readonly Adviser[];
  planning: Planning;
}

/** Prints a day, and opens or shortens the route of each adviser who has appointments on it. */
export function DayTools({ shown, advisers, planning }: DayToolsProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const isPhone = useIsPhone();
  const [shortened, setShortened] = useState('');
  const perAdviser = appointmentsPerAdviser(shown.appointments, advisers);
  const routes = perAdviser.flatMap(({ adviser, appointments }) => {
    const hrefs = routeLinks(adviser.startPlace, appointments, isPhone);
    return hrefs.length === 0 ? [] : [{ adviser, hrefs }];
  });
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <Button variant="quiet" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden="true" className="size-5" />
        {calendarTexts.printDay}
      </Button>
      {routes.map(({ adviser, hrefs }) =>
        hrefs.map((href, index) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            <Navigation aria-hidden="true" className="size-5" />
            {hrefs.length > 1 ? calendarTexts.openRoutePart(index + 1, hrefs.length) : calendarTexts.openRoute}
            {routes.length > 1 && ` (${adviser.name})`}
          </a>
        )),
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
