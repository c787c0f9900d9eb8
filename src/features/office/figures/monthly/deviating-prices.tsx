import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { deviatingTexts as texts } from '@/content/office/figures/figures';
import type { MonthFigures } from '@/data/requests/figures/figures';
import { filteredListLink } from '@/lib/admin-links';
import { formatEuro } from '#shared/format-euro.ts';
import { compareYears, totalOf } from './compare-years';

interface DeviatingPricesProps {
  /** Two years, oldest first. */
  months: readonly MonthFigures[];
}

/** The revenue of the last year by the stored prices, when some of these differ from the price list. */
export function DeviatingPrices({ months }: DeviatingPricesProps) {
  const { deviating, revenue, storedRevenue } = totalOf(compareYears(months));
  if (deviating === 0) return null;
  return (
    <Notice tone="warning" className="mt-4">
      <p className="font-semibold">{texts.title(deviating)}</p>
      <p>{texts.sums(formatEuro(revenue), formatEuro(storedRevenue), formatEuro(Math.abs(revenue - storedRevenue)))}</p>
      <Link
        to={filteredListLink({ werk: 'price' })}
        className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {texts.show}
      </Link>
    </Notice>
  );
}
