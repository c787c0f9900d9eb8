import { PrintPage } from '@/components/print/print-page';
import { calendarTexts, homeText, timesText } from '@/content/office/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import type { DayOfAppointments } from './days-of';

interface PrintedDayProps {
  shown: DayOfAppointments;
  advisers: readonly Adviser[];
  onClose: () => void;
}

/** The appointments of a day in their order, on one page. */
export function PrintedDay({ shown: { day, appointments, untimed }, advisers, onClose }: PrintedDayProps) {
  function nameOf(id: string): string {
    return advisers.find((adviser) => adviser.id === id)?.name ?? calendarTexts.nobody;
  }

  return (
    <PrintPage title={calendarTexts.printedOn(day)} onClose={onClose}>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {appointments.map((appointment) => (
          <li key={appointment.id} className="flex break-inside-avoid gap-4 py-2 print:py-1">
            <p className="w-28 shrink-0 font-semibold tabular-nums">
              {timesText(appointment.startsAt, appointment.endsAt)}
            </p>
            <div className="min-w-0">
              <p className="font-semibold">{appointment.name}</p>
              <p>{appointment.address}</p>
              <p className="text-ink-muted">
                {homeText(appointment.propertyType, appointment.price)}
                {advisers.length > 0 && ` · ${nameOf(appointment.adviser)}`}
                {appointment.driveThere &&
                  appointment.driveThere.minutes > 0 &&
                  ` · ${calendarTexts.driveThere(appointment.driveThere)}`}
              </p>
            </div>
          </li>
        ))}
        {untimed.map((appointment) => (
          <li key={appointment.requestId} className="flex break-inside-avoid gap-4 py-2 print:py-1">
            <p className="w-28 shrink-0 font-semibold">{calendarTexts.noTime}</p>
            <div className="min-w-0">
              <p className="font-semibold">{appointment.name}</p>
              <p>{appointment.address}</p>
            </div>
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}
