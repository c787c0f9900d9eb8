import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { moveVisitTexts as texts } from '@/content/office/visits/visits';
import { timesText } from '@/content/office/visits/visit-times';
import type { Adviser, Appointment } from '@/data/appointments/calendar-days';
import { itemOfAppointment } from './planning/planned-item';
import { Suggestions } from './planning/suggestions';
import type { Planning } from './planning/use-planning';

interface MoveVisitsProps {
  appointments: readonly Appointment[];
  advisers: readonly Adviser[];
  planning: Planning;
}

/** The planned visits of a day, each with other moments for it, or back to the requests that wait. */
export function MoveVisits({ appointments, advisers, planning }: MoveVisitsProps) {
  const [openedId, setOpenedId] = useState('');
  return (
    <ul aria-label={texts.list} className="grid basis-full gap-2 rounded-lg bg-surface-sunk p-3 text-sm">
      {appointments.map((appointment) => {
        const { id, requestId, name, rush, startsAt, endsAt } = appointment;
        const item = itemOfAppointment(appointment);
        return (
          <li key={id}>
            <p className="font-semibold">
              {timesText(startsAt, endsAt)} {name}
            </p>
            <div className="flex flex-wrap gap-x-4">
              <Button
                variant="quiet"
                aria-expanded={openedId === id}
                onClick={() => setOpenedId(openedId === id ? '' : id)}
              >
                {texts.suggest(name)}
              </Button>
              <Button variant="quiet" onClick={() => planning.askToUnplan(item)}>
                {texts.putBack(name)}
              </Button>
            </div>
            {openedId === id && (
              <Suggestions
                requestId={requestId}
                name={name}
                rush={rush}
                advisers={advisers}
                onChoose={(moment) => {
                  setOpenedId('');
                  planning.save({ ...item, adviser: moment.adviser }, moment);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
