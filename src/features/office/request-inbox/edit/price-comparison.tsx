import { PriceLines } from '@/components/request/price-lines';
import { correctionTexts } from '@/content/office/requests/request-dialog';
import type { PriceBreakdown } from '@/domain/pricing/pricing';
import { formatEuro } from '#shared/format-euro.ts';

interface PriceComparisonProps {
  /** The price that holds, in euro, VAT included; null when it is not known, undefined for a request that is not stored yet. */
  stored?: number | null;
  /** The price that then holds. */
  next: number | null;
  /** How the list price of these fields adds up; null while the surface area is unknown. */
  price: PriceBreakdown | null;
}

/** The price that holds beside the one that follows from the fields. */
export function PriceComparison({ stored, next, price }: PriceComparisonProps) {
  const { priceStored, priceNew, priceSame } = correctionTexts;
  return (
    <section aria-label="Prijs" className="rounded-lg border border-line bg-primary-soft p-4">
      <div role="status" className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums">
        {stored !== undefined && <Price label={priceStored} euros={stored} />}
        {stored === next ? <p>{priceSame}</p> : <Price label={priceNew} euros={next} />}
      </div>
      {price?.total === next && <PriceLines price={price} />}
    </section>
  );
}

function Price({ label, euros }: { label: string; euros: number | null }) {
  return (
    <p>
      {label}: <strong>{euros === null ? correctionTexts.priceUnknown : formatEuro(euros)}</strong>
    </p>
  );
}
