import { pagePrices } from '@/content/page-prices';
import { blockFields } from '@/domain/content/block-fields';
import type { BlockTexts } from '@/domain/content/content-edit';
import { fillPricePlaces } from '@/domain/pricing/price-places';

/** The texts as the site shows them, with the prices of this page in their places. */
export function withPrices(texts: BlockTexts): BlockTexts {
  const filled = { ...texts };
  for (const field of blockFields) filled[field] = fillPricePlaces(texts[field], pagePrices);
  return filled;
}
