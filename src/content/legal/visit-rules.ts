import { dateTimeText } from '@/content/working-hours';
import { unbroken } from '@/lib/format/unbroken';
import { freeUntilHours, lateCancelling } from '#shared/late-cancelling.ts';
import { cancelFreeUntil } from './agreements';
import { termsFigures } from './terms-figures';
import { callout, cancellingLate, cancellingLater } from './visit-terms';

/** Until when a visit can be moved or cancelled for nothing; both in milliseconds since 1970. */
export function freeUntil(startsAt: number): number {
  return freeUntilHours(startsAt, termsFigures.cancellationHours);
}

interface Visit {
  /** In milliseconds since 1970. */
  startsAt: number;
  /** The last day to withdraw, YYYY-MM-DD; null while it is not known. */
  withdrawalUntil: string | null;
}

/** The rules for a visit in words, whether it is free to cancel at `now` (milliseconds since 1970), and what it costs after. */
export function visitRules({ startsAt, withdrawalUntil }: Visit, now: number) {
  const until = freeUntil(startsAt);
  const cost = lateCancelling(startsAt, termsFigures.cancellationHours, withdrawalUntil);
  const isFree = until > now;
  const cancelling = isFree
    ? [cancelFreeUntil(unbroken(dateTimeText(until))), cancellingLater(cost)]
    : [cancellingLate(cost)];
  return { rules: [...cancelling, callout], isFree, cost };
}
