import { stepArea, stepPrice, type PriceBreakdown } from '@/domain/pricing/pricing';
import { formatArea, formatEuro } from '@/lib/format';

interface PriceLinesProps {
  price: PriceBreakdown;
}

/** How a price adds up. */
export function PriceLines({ price }: PriceLinesProps) {
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
      <dt>Basisprijs, tot en met {formatArea(price.includedArea)} m²</dt>
      <dd className="text-right">{formatEuro(price.basePrice)}</dd>
      {price.extraSteps > 0 && (
        <>
          <dt>
            {price.extraSteps} × {stepArea} m² extra, {formatEuro(stepPrice)} per stap
          </dt>
          <dd className="text-right">{formatEuro(price.extraAreaPrice)}</dd>
        </>
      )}
      {price.rushPrice > 0 && (
        <>
          <dt>Spoedservice</dt>
          <dd className="text-right">{formatEuro(price.rushPrice)}</dd>
        </>
      )}
      <dt className="font-semibold">Totaal incl. btw</dt>
      <dd className="text-right font-semibold">{formatEuro(price.total)}</dd>
    </dl>
  );
}
