import { Phone, TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { calendarTexts, driveText, homeFactsText, homeText, placeText } from '@/content/office/visits/calendar';
import { timesText } from '@/content/office/visits/visit-times';
import type { CalendarDays, UntimedAppointment, Appointment } from '@/data/appointments/calendar-days';
import { phoneHref } from '@/domain/contact/phone';
import { openedRequestLink } from '@/lib/admin-links';
import { numbersToCall } from '@/domain/contact/numbers-to-call';
import { formatEuro } from '#shared/format-euro.ts';
import { AdviserName } from '../adviser-name';
import { RushMark } from '../rush-mark';
import { VisitWords } from '../visit-words';

interface AppointmentItemProps {
  appointment: Appointment | UntimedAppointment;
  data: CalendarDays;
  /** Shows all that is needed at the door, as on the day itself. */
  isWhole: boolean;
}

/** An appointment in the list of a day, with the drive to it above. */
export function AppointmentItem({ appointment, data, isWhole }: AppointmentItemProps) {
  const [params] = useSearchParams();
  const timed = 'startsAt' in appointment ? appointment : null;
  const adviser = data.advisers.find(({ id }) => id === appointment.adviser);
  const { price } = appointment;
  return (
    <li>
      {timed?.driveThere && timed.driveThere.minutes > 0 && (
        <p className="border-l-2 border-dashed border-control py-0.5 pl-3 text-sm text-ink-muted">
          {driveText(timed.driveThere)}
        </p>
      )}
      <Link
        to={openedRequestLink(params, appointment.requestId)}
        className="group flex min-h-11 items-start gap-4 py-1"
      >
        <span className="font-semibold tabular-nums">
          {timed ? timesText(timed.startsAt, timed.endsAt) : calendarTexts.noTime}
        </span>{' '}
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-primary underline-offset-4 group-hover:underline">
            {appointment.name}
          </span>{' '}
          <span className="block text-sm text-ink-muted">{isWhole ? placeText(appointment) : appointment.address}</span>{' '}
          {isWhole ? (
            <>
              <span className="block text-sm">{homeFactsText(appointment)}</span>{' '}
              {price !== null && <span className="block text-sm">{formatEuro(price)}</span>}
            </>
          ) : (
            <span className="block text-sm">{homeText(appointment.propertyType, price)}</span>
          )}{' '}
          {data.advisers.length > 0 && (
            <span className="block text-sm">
              <AdviserName adviser={adviser} />
              {timed?.isOverruled && `, ${calendarTexts.isOverruled}`}
              {timed?.state === 'completed' && `, ${calendarTexts.isCompleted}`}
              {timed?.byCustomer && `, ${calendarTexts.byCustomer[timed.byCustomer]}`}
            </span>
          )}{' '}
          {timed?.state !== 'completed' && <RushMark rush={appointment.rush} startsAt={timed?.startsAt} />}{' '}
          {timed?.isTooSoon && (
            <span className="flex items-start gap-1.5 text-sm font-semibold text-danger">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {calendarTexts.tooSoon}
            </span>
          )}
        </span>
      </Link>
      {isWhole && (
        <div className="grid justify-items-start gap-1 pb-2">
          {numbersToCall(appointment).map((number) => (
            <a key={number.who} href={phoneHref(number.phone)} className={buttonClass('secondary')}>
              <Phone aria-hidden="true" className="size-5" />
              {calendarTexts.call(number)}
            </a>
          ))}
          <VisitWords message={appointment.message} notes={appointment.notes} />
        </div>
      )}
    </li>
  );
}
