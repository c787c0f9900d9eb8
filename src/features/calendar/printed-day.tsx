import { PrintPage } from '@/components/print/print-page';
import { calendarTexts, homeText, timesText } from '@/content/office/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import type { DayOfVisits } from './days-of';

interface PrintedDayProps {
  shown: DayOfVisits;
  advisers: readonly Adviser[];
  onClose: () => void;
}

/** The visits of a day in their order, on one page. */
export function PrintedDay({ shown: { day, visits, untimed }, advisers, onClose }: PrintedDayProps) {
  function nameOf(id: string): string {
    return advisers.find((adviser) => adviser.id === id)?.name ?? calendarTexts.nobody;
  }

  return (
    <PrintPage title={calendarTexts.printedOn(day)} onClose={onClose}>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <li key={visit.id} className="flex break-inside-avoid gap-4 py-2 print:py-1">
            <p className="w-28 shrink-0 font-semibold tabular-nums">{timesText(visit.startsAt, visit.endsAt)}</p>
            <div className="min-w-0">
              <p className="font-semibold">{visit.name}</p>
              <p>{visit.address}</p>
              <p className="text-ink-muted">
                {homeText(visit.propertyType, visit.price)}
                {advisers.length > 0 && ` · ${nameOf(visit.adviser)}`}
                {visit.driveThere && visit.driveThere.minutes > 0 && ` · ${calendarTexts.driveThere(visit.driveThere)}`}
              </p>
            </div>
          </li>
        ))}
        {untimed.map((visit) => (
          <li key={visit.requestId} className="flex break-inside-avoid gap-4 py-2 print:py-1">
            <p className="w-28 shrink-0 font-semibold">{calendarTexts.noTime}</p>
            <div className="min-w-0">
              <p className="font-semibold">{visit.name}</p>
              <p>{visit.address}</p>
            </div>
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}
