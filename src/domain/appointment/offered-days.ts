import { addDays } from './week.ts';

// As in `customer_moments` (supabase/schemas/19_customer_changes.sql).
/** So many days after today an offer begins at the latest. */
const lastStart = 56;
/** So many days are searched for free moments. */
const searchedDays = 14;

interface OfferShown {
  /** The days with moments in it. */
  days: readonly string[];
  /** Where it began; null for the first offer. */
  fromDay: string | null;
  today: string;
  isRush: boolean;
}

/**
 * From which day the next offer begins, all YYYY-MM-DD: after the last day shown, or after the days in which there was
 * nothing. The first offer leaves days out after its first one, and of a rush request also moments of that day. Null when that
 * is further ahead than moments are offered.
 */
export function laterOfferFrom({ days, fromDay, today, isRush }: OfferShown): string | null {
  const shown = days.toSorted().at(fromDay === null ? 0 : -1);
  const next =
    shown === undefined
      ? addDays(fromDay ?? addDays(today, 1), searchedDays)
      : addDays(shown, fromDay === null && isRush ? 0 : 1);
  return next > addDays(today, lastStart) ? null : next;
}
