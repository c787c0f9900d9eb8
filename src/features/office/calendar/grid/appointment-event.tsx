import { clsx } from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { calendarTexts, driveText, homeText, planningTexts } from '@/content/office/visits/calendar';
import { timesText } from '@/content/office/visits/visit-times';
import type { Adviser, Appointment } from '@/data/appointments/calendar-days';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { RushMark } from '../rush-mark';

interface AppointmentEventProps {
  appointment: Appointment;
  /** Undefined for nobody. */
  adviser: Adviser | undefined;
  /** '' for no warning. */
  warning: string;
  /** Between the end of the appointment before it and its beginning; undefined when it is the first of a day. */
  minutesFree: number | undefined;
  /** As drawn, which differs from what is stored while it is dragged; ISO 8601. */
  startsAt: string;
  endsAt: string;
}

/** An appointment in the grid, with the drives around it unless it is being moved. */
export function AppointmentEvent({
  appointment,
  adviser,
  warning,
  minutesFree,
  startsAt,
  endsAt,
}: AppointmentEventProps) {
  const isStored = startsAt === appointment.startsAt && endsAt === appointment.endsAt;
  return (
    <>
      {isStored && appointment.driveThere && (
        <Drive {...appointment.driveThere} place="above" minutesFree={minutesFree} />
      )}
      <span className="appointment-words">
        <DayWords startsAt={startsAt} />
        <span className="appointment-time">{timesText(startsAt, endsAt)}</span>{' '}
        <span className="appointment-name">
          {warning !== '' && <TriangleAlert role="img" aria-label={warning} className="inline size-3.5 text-danger" />}{' '}
          {appointment.name}
        </span>{' '}
        {appointment.state === 'planned' && <RushMark rush={appointment.rush} startsAt={startsAt} isShort />}{' '}
        <span className="appointment-detail block truncate">{appointment.address}</span>{' '}
        <span className="appointment-detail block">{homeText(appointment.propertyType, appointment.price)}</span>{' '}
        <span className="block font-semibold">
          {adviser?.name ?? calendarTexts.nobody}
          {appointment.isOverruled && `, ${calendarTexts.isOverruled}`}
          {appointment.byCustomer && `, ${calendarTexts.byCustomer[appointment.byCustomer]}`}
          {appointment.state === 'completed' && `, ${calendarTexts.isCompleted}`}
        </span>
      </span>
      {isStored && appointment.driveHome && <Drive {...appointment.driveHome} place="below" minutesFree={undefined} />}
    </>
  );
}

/** The day, which is only seen: whoever hears an appointment is not told in which column it stands. */
function DayWords({ startsAt }: { startsAt: string }) {
  return <span className="sr-only">{formatPlainDay(dutchDateTime(new Date(startsAt)).date)} </span>;
}

interface DriveProps {
  minutes: number;
  isFixed: boolean;
  place: 'above' | 'below';
  /** Undefined where all the time that it takes is free. */
  minutesFree: number | undefined;
}

/**
 * A band as long as the drive, before or after the appointment; red, and shortened to the free time, when that is too
 * short.
 */
function Drive({ minutes, isFixed, place, minutesFree = minutes }: DriveProps) {
  if (minutes === 0) return null;
  const isTight = minutesFree < minutes;
  return (
    <span
      className={clsx('appointment-drive', place, isTight && 'tight')}
      style={{ height: `calc(${Math.max(0, Math.min(minutes, minutesFree))} * var(--grid-minute))` }}
    >
      <span>{driveText({ minutes, isFixed })}</span>
    </span>
  );
}

interface DraftEventProps {
  name: string;
  startsAt: string;
  endsAt: string;
}

/** A request that is being planned. */
export function DraftEvent({ name, startsAt, endsAt }: DraftEventProps) {
  return (
    <span className="appointment-words">
      <DayWords startsAt={startsAt} />
      <span className="appointment-time">{timesText(startsAt, endsAt)}</span>{' '}
      <span className="appointment-name">{name}</span> <span className="block">{planningTexts.place}</span>
    </span>
  );
}
