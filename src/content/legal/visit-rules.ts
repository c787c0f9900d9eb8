import { dateTimeText } from '@/content/working-hours';
import { unbroken } from '@/lib/format/unbroken';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { freeUntilHours, lateCancelling } from '#shared/late-cancelling.ts';
import { cancelFreeUntil } from './agreements';
import { termFigures } from './term-figures';
import { calloutText, cancellingLate, cancellingLater } from './visit-terms';

interface Visit {
  /** In milliseconds since 1970. */
  startsAt: number;
  /** The last day to withdraw, YYYY-MM-DD; null while it is not known. */
  withdrawalUntil: string | null;
  /** Those of its order. */
  terms: BusinessTerms;
}

/** The rules for a visit in words, whether it is free to cancel at `now` (milliseconds since 1970), and what it costs after. */
export function visitRules({ startsAt, withdrawalUntil, terms }: Visit, now: number) {
  const figures = termFigures(terms);
  const until = freeUntilHours(startsAt, terms.cancellationHours);
  const cost = lateCancelling(startsAt, terms.cancellationHours, withdrawalUntil);
  const isFree = until > now;
  const cancelling = isFree
    ? [cancelFreeUntil(unbroken(dateTimeText(until))), cancellingLater(cost, figures)]
    : [cancellingLate(cost, figures)];
  return { rules: [...cancelling, calloutText(figures)], isFree, cost };
}
