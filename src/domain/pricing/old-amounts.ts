import type { PriceList } from './price-list.ts';

/** The amounts that texts name of a list, in euro: its prices, and its base prices with rush. */
function namedAmounts({ detachedPrice, otherPrice, stepPrice, rushPrice }: PriceList): number[] {
  return [detachedPrice, otherPrice, stepPrice, rushPrice, detachedPrice + rushPrice, otherPrice + rushPrice];
}

/** The amounts of a list that the next one no longer has, in euro. */
export function oldAmounts(list: PriceList, next: PriceList): number[] {
  const kept = namedAmounts(next);
  return [...new Set(namedAmounts(list).filter((amount) => !kept.includes(amount)))];
}

const written = /(?:€|\beuro|\beur)\s*(\d[\d.]*)|(\d[\d.]*)(?:,(?:-|–|00))?\s*(?:€|euro\b|eur\b)|(\d[\d.]*),[-–]/giu;

/** Which of these amounts (euro) a text names, as `€285`, `285 euro`, `€ 1.250,00` or `285,-`. */
export function amountsIn(text: string, amounts: readonly number[]): number[] {
  const found = [...text.matchAll(written)].map(([, before, after, dash]) =>
    Number((before ?? after ?? dash ?? '').replaceAll('.', '')),
  );
  return amounts.filter((amount) => found.includes(amount));
}
