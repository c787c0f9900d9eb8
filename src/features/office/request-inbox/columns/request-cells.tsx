import { clsx } from 'clsx/lite';
import { TriangleAlert, Zap } from 'lucide-react';
import { useNow } from '@/components/ui/use-now';
import { rushTexts, rushTimeText, shortDeadline } from '@/content/office/requests/rush';
import { requestListTexts } from '@/content/office/requests/requests';
import { dateTimeText } from '@/content/working-hours';
import { useRushDeadline } from '@/data/settings/working-hours';
import type { StoredRequest } from '@/domain/request/request-fields';
import { isOverdue } from '@/domain/appointment/overdue';
import { listPriceDifference } from '@/domain/pricing/price-difference';
import { isOpenStatus } from '@/domain/request/request-status';
import { rushTimeLeft } from '@/domain/request/rush-deadline';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatDateTime } from '@/lib/format/format-date';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { dateText, fieldText } from '@/content/office/requests/field-text';
import { priceText, priceTexts } from '@/content/office/requests/price-texts';
import { Mark } from './mark';
import { requestDateId } from './name-cell';

/** At most two lines of a row of the table; on a card as many as it takes. */
export function TwoLines({ text }: { text: string }) {
  return (
    <span title={text} className="block @4xl:line-clamp-2">
      {text}
    </span>
  );
}

/** Breaks between date and time only. */
function DateTime({ text }: { text: string }) {
  const [date, time] = text.split(' ');
  return (
    <>
      <span className="whitespace-nowrap">{date}</span> <span className="whitespace-nowrap">{time}</span>
    </>
  );
}

export function DateCell({ id, createdAt }: StoredRequest) {
  return (
    <span id={requestDateId(id)} className="block tabular-nums @4xl:leading-tight">
      <DateTime text={formatDateTime(createdAt)} />
    </span>
  );
}

/** Empty without an appointment; one that has passed is marked. */
export function AppointmentCell(request: StoredRequest) {
  const now = useNow();
  const { appointmentDate, appointmentTime } = request;
  if (appointmentDate === '') return null;
  const isLate = now !== null && isOverdue(request, dutchDateTime(new Date(now)));
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-1 @4xl:flex-nowrap', isLate && 'text-danger')}>
      <span className="text-ink-muted @4xl:sr-only">Afspraak </span>
      <span className="tabular-nums">
        <DateTime text={`${dateText(appointmentDate)} ${appointmentTime}`} />
      </span>{' '}
      {isLate && <Mark Icon={TriangleAlert} text={requestListTexts.overdue} className="text-danger" />}
    </span>
  );
}

/** Empty for a request without rush; with its deadline while there is no label yet. */
export function RushCell({ rushService, createdAt, status }: StoredRequest) {
  const now = useNow();
  const isOpen = rushService && isOpenStatus(status);
  const deadline = useRushDeadline(isOpen ? Date.parse(isoTimestamp(createdAt)) : null);
  if (!rushService) return null;
  const isLate = deadline !== null && now !== null && now > deadline;
  const Icon = isLate ? TriangleAlert : Zap;
  return (
    <span
      className={clsx(
        'flex flex-wrap items-center gap-x-1 font-semibold @4xl:text-sm @4xl:leading-tight',
        isLate ? 'text-danger' : 'text-accent-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="@4xl:sr-only">Spoed:</span> Ja
      {deadline !== null && now !== null && (
        <span title={rushTexts.labelBy(dateTimeText(deadline))} className="tabular-nums @4xl:w-full">
          <span className="whitespace-nowrap">{rushTimeText(rushTimeLeft(deadline, now))}</span>
          <span className="@4xl:sr-only">
            {' '}
            ({isLate ? rushTexts.late : rushTexts.until} {shortDeadline(deadline)})
          </span>
        </span>
      )}
    </span>
  );
}

/** With the list price where another was agreed on; marked where the visitor saw another. */
export function PriceCell(request: StoredRequest) {
  const price = fieldText('price', request.price);
  const difference = listPriceDifference(request);
  if (difference === null) return price;
  const isSeen = difference.kind === 'seen';
  return (
    <span
      title={priceText(request)}
      className={clsx(
        'flex flex-wrap items-center justify-end gap-x-1 text-sm leading-tight @4xl:justify-start',
        isSeen && 'font-semibold text-danger',
      )}
    >
      {isSeen && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
      {price}{' '}
      <span className={clsx('w-full text-right @4xl:text-left', !isSeen && 'text-ink-muted')}>
        {priceTexts.short(difference)}
      </span>
    </span>
  );
}
