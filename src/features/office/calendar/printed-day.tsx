import type { ReactNode } from 'react';
import { PrintPage } from '@/components/print/print-page';
import { calendarTexts, homeFactsText, placeText } from '@/content/office/visits/calendar';
import { timesText } from '@/content/office/visits/visit-times';
import { rushTexts } from '@/content/office/requests/rush';
import { dateTimeText } from '@/content/working-hours';
import type { Adviser, VisitedHome } from '@/data/appointments/calendar-days';
import { numbersToCall } from '@/domain/contact/numbers-to-call';
import { formatEuro } from '#shared/format-euro.ts';
import type { DayOfAppointments } from './days-of';
import { VisitWords } from './visit-words';

interface PrintedDayProps {
  shown: DayOfAppointments;
  advisers: readonly Adviser[];
  onClose: () => void;
}

/** The route sheet of a day: its appointments in their order, with all that is needed at the door. */
export function PrintedDay({ shown: { day, appointments, untimed }, advisers, onClose }: PrintedDayProps) {
  function nameOf(id: string): string {
    if (advisers.length === 0) return '';
    return advisers.find((adviser) => adviser.id === id)?.name ?? calendarTexts.nobody;
  }

  return (
    <PrintPage title={calendarTexts.printedOn(day)} onClose={onClose}>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {appointments.map((appointment) => (
          <PrintedVisit
            key={appointment.id}
            home={appointment}
            adviser={nameOf(appointment.adviser)}
            time={timesText(appointment.startsAt, appointment.endsAt)}
          >
            {appointment.driveThere && appointment.driveThere.minutes > 0 && (
              <p className="text-sm">{calendarTexts.driveThere(appointment.driveThere)}</p>
            )}
          </PrintedVisit>
        ))}
        {untimed.map((appointment) => (
          <PrintedVisit
            key={appointment.requestId}
            home={appointment}
            adviser={nameOf(appointment.adviser)}
            time={calendarTexts.noTime}
          />
        ))}
      </ol>
    </PrintPage>
  );
}

interface PrintedVisitProps {
  home: VisitedHome;
  /** '' while there is nobody to name. */
  adviser: string;
  time: string;
  /** The drive there. */
  children?: ReactNode;
}

function PrintedVisit({ home, adviser, time, children }: PrintedVisitProps) {
  return (
    <li className="flex break-inside-avoid gap-x-4 py-3 max-xs:flex-col print:py-2">
      <div className="w-28 shrink-0 max-xs:w-full">
        <p className="font-semibold tabular-nums">{time}</p>
        {children}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4 font-semibold">
          <span>{home.name}</span>
          {numbersToCall(home).map((number) => (
            <span key={number.who} className="tabular-nums">
              {calendarTexts.number(number)}
            </span>
          ))}
        </p>
        <p>{placeText(home)}</p>
        <p>{homeFactsText(home)}</p>
        <p>{[home.price === null ? '' : formatEuro(home.price), adviser].filter((part) => part !== '').join(' · ')}</p>
        {home.rush !== null && (
          <p className="font-semibold">
            {`${rushTexts.isRush}: ${rushTexts.labelBy(dateTimeText(home.rush.by)).toLowerCase()}`}
          </p>
        )}
        <VisitWords message={home.message} notes={home.notes} />
      </div>
    </li>
  );
}
