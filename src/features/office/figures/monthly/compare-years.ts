import type { MonthFigures } from '@/data/requests/figures/figures';

export interface ComparedMonth extends MonthFigures {
  /**
   * Requests in the same month of the year before, of the present month up to the same day; null while the business had
   * none at all yet.
   */
  before: number | null;
}

/** The last twelve of 24 months, newest first, each with the number of a year earlier. */
export function compareYears(months: readonly MonthFigures[]): ComparedMonth[] {
  const first = months.findIndex(({ requests }) => requests > 0);
  return months
    .map((figures, place) => {
      const before = months[place - 12];
      const compared = place === months.length - 1 ? before?.requestsSoFar : before?.requests;
      return { ...figures, before: first >= 0 && place - 12 >= first ? (compared ?? null) : null };
    })
    .slice(-12)
    .toReversed();
}

/** The figures of several months together. */
export type Totals = Omit<ComparedMonth, 'month' | 'requestsSoFar'>;

/** All of these months together; `before` is null unless all of it is known. */
export function totalOf(months: readonly ComparedMonth[]): Totals {
  const total = {
    requests: 0,
    byTelephone: 0,
    rush: 0,
    completed: 0,
    cancelled: 0,
    revenue: 0,
    listRevenue: 0,
    deviating: 0,
  };
  let before: number | null = 0;
  for (const figures of months) {
    total.requests += figures.requests;
    total.byTelephone += figures.byTelephone;
    total.rush += figures.rush;
    total.completed += figures.completed;
    total.cancelled += figures.cancelled;
    total.revenue += figures.revenue;
    total.listRevenue += figures.listRevenue;
    total.deviating += figures.deviating;
    before = before === null || figures.before === null ? null : before + figures.before;
  }
  return { ...total, before };
}
