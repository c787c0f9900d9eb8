import { PriceLines } from '@/components/request/price-lines';
import { requestGuidance } from '@/content/public/request-form';
import { lowestPrice, type PriceBreakdown } from '@/domain/pricing/pricing';
import { formatArea, formatEuro } from '@/lib/format';
import type { AddressDetails } from './estimate';

interface PriceStripProps {
  price: PriceBreakdown | null;
}

/** Keeps the price in view on a phone, where the summary is below the fields. Hidden from screen readers: the summary announces it. */
export function PriceStrip({ price }: PriceStripProps) {
  return (
    <p
      aria-hidden="true"
      className="sticky bottom-14 z-10 -mx-5 flex items-baseline justify-between gap-4 border-t border-line bg-primary-soft px-5 py-3 sm:-mx-8 sm:px-8 md:bottom-0 lg:hidden low:static"
    >
      <span>{price?.isIndication ? 'Uw prijs (indicatie)' : 'Uw prijs'}</span>
      <strong className="text-xl tabular-nums">{priceText(price)}</strong>
    </p>
  );
}

function priceText(price: PriceBreakdown | null): string {
  return price ? formatEuro(price.total) : `Vanaf ${formatEuro(lowestPrice)}`;
}

interface PriceSummaryProps {
  price: PriceBreakdown | null;
  details: AddressDetails;
}

/** The price and how it adds up, as far as known. */
export function PriceSummary({ price, details }: PriceSummaryProps) {
  return (
    <section aria-labelledby="price-title" className="rounded-2xl border border-line bg-primary-soft p-5">
      <h3 id="price-title" className="font-semibold">
        {price?.isIndication ? 'Uw prijs (indicatie)' : 'Uw prijs'}
      </h3>
      <p aria-live="polite" className="text-4xl font-extrabold tabular-nums">
        {priceText(price)}
      </p>
      <p className="text-sm text-ink-muted">{requestGuidance.priceIncludes}</p>
      {price ? (
        <Breakdown price={price} details={details} />
      ) : (
        <p className="mt-3 text-sm">{requestGuidance.noPriceYet}</p>
      )}
    </section>
  );
}

function Breakdown({ price, details }: { price: PriceBreakdown; details: AddressDetails }) {
  const area = details.surfaceArea === null ? '' : `${formatArea(details.surfaceArea)} m²`;
  return (
    <>
      <PriceLines price={price} />
      <p className="mt-2 text-sm text-ink-muted">
        Berekend voor {area}
        {details.isAreaEstimated && ' (geschat)'}.{price.isIndication && ` ${requestGuidance.priceIsIndication}`}
      </p>
    </>
  );
}
