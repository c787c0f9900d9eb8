import { clsx } from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { calendarTexts, driveText, homeText, planningTexts, timesText } from '@/content/office/calendar';
import type { Adviser, Visit } from '@/data/appointments/calendar-days';

interface VisitBlockProps {
  visit: Visit;
  /** Undefined for nobody. */
  adviser: Adviser | undefined;
  /** '' when nothing is wrong. */
  warning: string;
  /** As it is drawn, which while it is dragged is not as it is stored; ISO 8601. */
  startsAt: string;
  endsAt: string;
}

/** A visit in the grid, with the drives around it while it stands where it is stored. */
export function VisitBlock({ visit, adviser, warning, startsAt, endsAt }: VisitBlockProps) {
  const isStored = startsAt === visit.startsAt && endsAt === visit.endsAt;
  return (
    <>
      {isStored && visit.driveThere && <Drive {...visit.driveThere} place="above" isTight={warning !== ''} />}
      <span className="visit-words">
        <span className="visit-time">
          {timesText(startsAt, endsAt)} {visit.isOverruled && <> {calendarTexts.isOverruled}</>}
          {visit.state === 'completed' && <> {calendarTexts.isCompleted}</>}
        </span>{' '}
        <span className="visit-name">
          {warning !== '' && <TriangleAlert role="img" aria-label={warning} className="inline size-3.5 text-danger" />}{' '}
          {visit.name}
        </span>{' '}
        <span className="block">{visit.address}</span>{' '}
        <span className="block">{homeText(visit.propertyType, visit.price)}</span>{' '}
        <span className="block font-semibold">{adviser?.name ?? calendarTexts.nobody}</span>
      </span>
      {isStored && visit.driveHome && <Drive {...visit.driveHome} place="below" isTight={false} />}
    </>
  );
}

interface DriveProps {
  minutes: number;
  isFixed: boolean;
  place: 'above' | 'below';
  /** There is too little time for it. */
  isTight: boolean;
}

/** A band as long as the drive takes, before or after the visit. */
function Drive({ minutes, isFixed, place, isTight }: DriveProps) {
  if (minutes === 0) return null;
  return (
    <span
      className={clsx('visit-drive', place, isTight && 'tight')}
      style={{ height: `calc(${minutes} * var(--grid-minute))` }}
    >
      <span>{driveText({ minutes, isFixed })}</span>
    </span>
  );
}

interface DraftBlockProps {
  name: string;
  startsAt: string;
  endsAt: string;
}

/** A request that is being planned. */
export function DraftBlock({ name, startsAt, endsAt }: DraftBlockProps) {
  return (
    <span className="visit-words">
      <span className="visit-time">{timesText(startsAt, endsAt)}</span> <span className="visit-name">{name}</span>{' '}
      <span className="block">{planningTexts.place}</span>
    </span>
  );
}
