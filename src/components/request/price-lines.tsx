import { clsx } from 'clsx/lite';
import { Fragment } from 'react';
import type { PriceBreakdown } from '@/domain/pricing/pricing';
import { formatSquareMetres } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';

interface PriceLinesProps {
  price: PriceBreakdown;
}

/** How a price adds up. */
export function PriceLines({ price }: PriceLinesProps) {
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
      <Line term={`Basisprijs, tot en met ${formatSquareMetres(price.includedArea)}`} price={price.basePrice} />
      {price.extraSteps > 0 && (
        <Line
          term={`${price.extraSteps} × ${price.stepArea}\u00A0m² extra, ${formatEuro(price.stepPrice)} per stap`}
          price={price.extraAreaPrice}
        />
      )}
      {price.rushPrice > 0 && <Line term="Spoedservice" price={price.rushPrice} />}
      <Line term="Totaal incl. btw" price={price.total} className="font-semibold" />
    </dl>
  );
}

interface LineProps {
  term: string;
  price: number;
  className?: string;
}

function Line({ term, price, className }: LineProps) {
  return (
    <Fragment key={`${term} ${price}`}>
      <dt className={className}>{term}</dt>
      <dd className={clsx('text-right', className)}>{formatEuro(price)}</dd>
    </Fragment>
  );
}
