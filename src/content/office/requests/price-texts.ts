import { differingListPrice, type PricedRequest } from '@/domain/pricing/pricing';
import { formatEuro } from '#shared/format-euro.ts';

/** About a stored price that differs from the price list. */
export const priceTexts = {
  /** Beside the stored price, in the list. */
  short: (listed: number) => `hoort ${formatEuro(listed)}`,
  differs: (stored: number | null, listed: number) =>
    `${stored === null ? 'Er is geen prijs opgeslagen.' : `De opgeslagen prijs is ${formatEuro(stored)}.`} Volgens de prijslijst hoort dat ${formatEuro(listed)} te zijn.`,
  correct: (listed: number) => `Prijs verbeteren naar ${formatEuro(listed)}`,
  saveFirst: 'Sla eerst je andere wijzigingen op. Daarna kun je hier de prijs verbeteren.',
  corrected: (price: number) => `De prijs is nu ${formatEuro(price)}.`,
} as const;

/** `€1 (hoort €445 te zijn)`; `€445` when that is what is stored, a dash for no price. */
export function priceText(request: PricedRequest): string {
  const { calculatedPrice } = request;
  const listed = differingListPrice(request);
  const stored = calculatedPrice === null ? '-' : formatEuro(calculatedPrice);
  return listed === null ? stored : `${stored} (hoort ${formatEuro(listed)} te zijn)`;
}
