import { Navigation, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { calendarTexts } from '@/content/office/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import { appointmentsPerAdviser, type DayOfAppointments } from './days-of';
import { PrintedDay } from './printed-day';
import { routeLink } from './route-link';

interface DayToolsProps {
  shown: DayOfAppointments;
  advisers: readonly Adviser[];
}

/** Prints a day, and opens the route of each adviser who has appointments on it. */
export function DayTools({ shown, advisers }: DayToolsProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const routes = appointmentsPerAdviser(shown.appointments, advisers).flatMap(({ adviser, appointments }) => {
    const href = routeLink(adviser.startPlace, appointments);
    return href === null ? [] : [{ adviser, href }];
  });
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <Button variant="quiet" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden="true" className="size-5" />
        {calendarTexts.printDay}
      </Button>
      {routes.map(({ adviser, href }) => (
        <a key={adviser.id} href={href} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
          <Navigation aria-hidden="true" className="size-5" />
          {calendarTexts.openRoute}
          {routes.length > 1 && ` (${adviser.name})`}
        </a>
      ))}
      {isPrinting && <PrintedDay shown={shown} advisers={advisers} onClose={() => setIsPrinting(false)} />}
    </div>
  );
}
