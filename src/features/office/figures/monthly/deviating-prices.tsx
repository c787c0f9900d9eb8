import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { deviatingTexts as texts } from '@/content/office/figures/figures';
import type { MonthFigures } from '@/data/requests/figures/figures';
import { daysOfMonths } from '@/domain/period';
import { formatEuro } from '#shared/format-euro.ts';
import { receivedLink } from '../links';
import { compareYears, totalOf } from './compare-years';

interface DeviatingPricesProps {
  /** Two years, oldest first. */
  months: readonly MonthFigures[];
}

/** What the revenue of the last year would be by the price list, when some prices differ from it. */
export function DeviatingPrices({ months }: DeviatingPricesProps) {
  const rows = compareYears(months);
  const { deviating, revenue, listRevenue } = totalOf(rows);
  if (deviating === 0) return null;
  const difference = formatEuro(Math.abs(revenue - listRevenue));
  return (
    <Notice tone="warning" className="mt-4">
      <p className="font-semibold">{texts.title(deviating)}</p>
      <p>
        {revenue === listRevenue
          ? texts.seenOnly
          : texts.sums(formatEuro(revenue), formatEuro(listRevenue), difference)}
      </p>
      <Link
        to={receivedLink(daysOfMonths(rows.map(({ month }) => month)), { werk: 'price', status: 'completed' })}
        className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {texts.show}
      </Link>
    </Notice>
  );
}
