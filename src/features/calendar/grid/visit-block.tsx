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
  /** Between the end of the visit before it and its beginning; undefined when it is the first of a day. */
  minutesFree: number | undefined;
  /** As it is drawn, which while it is dragged is not as it is stored; ISO 8601. */
  startsAt: string;
  endsAt: string;
}

/** A visit in the grid, with the drives around it while it stands where it is stored. */
export function VisitBlock({ visit, adviser, warning, minutesFree, startsAt, endsAt }: VisitBlockProps) {
  const isStored = startsAt === visit.startsAt && endsAt === visit.endsAt;
  return (
    <>
      {isStored && visit.driveThere && <Drive {...visit.driveThere} place="above" minutesFree={minutesFree} />}
      <span className="visit-words">
        <span className="visit-time">{timesText(startsAt, endsAt)}</span>{' '}
        <span className="visit-name">
          {warning !== '' && <TriangleAlert role="img" aria-label={warning} className="inline size-3.5 text-danger" />}{' '}
          {visit.name}
        </span>{' '}
        <span className="block truncate">{visit.address}</span>{' '}
        <span className="block">{homeText(visit.propertyType, visit.price)}</span>{' '}
        <span className="block font-semibold">
          {adviser?.name ?? calendarTexts.nobody}
          {visit.isOverruled && `, ${calendarTexts.isOverruled}`}
          {visit.state === 'completed' && `, ${calendarTexts.isCompleted}`}
        </span>
      </span>
      {isStored && visit.driveHome && <Drive {...visit.driveHome} place="below" minutesFree={undefined} />}
    </>
  );
}

interface DriveProps {
  minutes: number;
  isFixed: boolean;
  place: 'above' | 'below';
  /** Undefined where all the time that it takes is free. */
  minutesFree: number | undefined;
}

/** A band as long as the drive takes, before or after the visit; red and only as long as fits where that is too little. */
function Drive({ minutes, isFixed, place, minutesFree = minutes }: DriveProps) {
  if (minutes === 0) return null;
  const isTight = minutesFree < minutes;
  return (
    <span
      className={clsx('visit-drive', place, isTight && 'tight')}
      style={{ height: `calc(${Math.max(0, Math.min(minutes, minutesFree))} * var(--grid-minute))` }}
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
