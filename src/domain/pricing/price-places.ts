import { formatEuro } from '#shared/format-euro.ts';
import type { PriceList } from './price-list.ts';
import { lowestPriceIn } from './pricing.ts';

/** The places in texts that give an amount of the price list, by what is written between braces: `{prijs}`. */
const amounts = {
  prijs: lowestPriceIn,
  vrijstaand: (list: PriceList) => list.detachedPrice,
  stap: (list: PriceList) => list.stepPrice,
  spoed: (list: PriceList) => list.rushPrice,
} as const;

function isPricePlace(name: string): name is keyof typeof amounts {
  return Object.hasOwn(amounts, name);
}

const place = /\{(\p{L}+)\}/gu;

/** A text with the amounts of a list in its places, such as `€285`. Other braces stay. */
export function fillPricePlaces(text: string, list: PriceList): string {
  return text.replace(place, (whole, name: string) => (isPricePlace(name) ? formatEuro(amounts[name](list)) : whole));
}

/** What each place gives: `{prijs}` with `€285`. */
export function pricePlaces(list: PriceList): { place: string; amount: string }[] {
  return Object.entries(amounts).map(([name, amount]) => ({ place: `{${name}}`, amount: formatEuro(amount(list)) }));
}

/** The words between braces that are no place of an amount, as they are written. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(place)].filter(([, name = '']) => !isPricePlace(name)).map(([whole]) => whole);
}
