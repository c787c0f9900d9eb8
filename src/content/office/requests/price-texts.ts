import { listPriceDifference, type PriceDifference, type PricedRequest } from '@/domain/pricing/price-difference';
import { formatEuro } from '#shared/format-euro.ts';

/** About a price that differs from the price list. */
export const priceTexts = {
  /** Beside the price, in the list. */
  short: (difference: PriceDifference) =>
    difference.kind === 'agreed'
      ? `lijst ${formatEuro(difference.listPrice)}`
      : `klant zag ${euroText(difference.seenPrice)}`,
  /** What the visitor saw, and what counts. */
  seen: (seen: number | null, listed: number) =>
    `${seen === null ? 'De klant zag op de site geen prijs.' : `De klant zag op de site ${formatEuro(seen)}.`} Volgens de prijslijst is het ${formatEuro(listed)}, en dat staat in onze mails en op de factuur. Geldt een andere prijs? Vul die dan in bij “Afgesproken prijs”.`,
  /** Why, where the page of the visitor was too old. */
  outdated:
    'De pagina van de klant had een prijslijst die te oud is om nog te gelden. De klant leest dat op de eigen pagina.',
  keep: (listed: number) => `Het blijft ${formatEuro(listed)}`,
  saveFirst: 'Sla eerst je andere wijzigingen op. Daarna kun je hier zeggen welke prijs geldt.',
  kept: (price: number) => `De prijs blijft ${formatEuro(price)}.`,
} as const;

/** `€320 (afgesproken; volgens de prijslijst €350)`; `€350` when nothing differs, a dash for no price. */
export function priceText(request: PricedRequest & { price: number | null }): string {
  const difference = listPriceDifference(request);
  const price = euroText(request.price);
  if (difference === null) return price;
  return difference.kind === 'agreed'
    ? `${price} (afgesproken; volgens de prijslijst ${formatEuro(difference.listPrice)})`
    : `${price} (de klant zag ${euroText(difference.seenPrice)})`;
}

function euroText(price: number | null): string {
  return price === null ? '-' : formatEuro(price);
}
