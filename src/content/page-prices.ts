// Relative imports with extensions: the build draws the share images in plain Node, which knows no aliases.
import { readPriceList, specificationList, type PriceList } from '../domain/pricing/price-list.ts';
import { lowestPriceIn, tariffFor } from '../domain/pricing/pricing.ts';

declare global {
  /** Set by the build before it renders the pages: the list of the day (writePriceList). */
  var priceListOfBuild: string | undefined;
}

/**
 * The price list of this page: that of the day on which it was built, which the page embeds, so that its texts and its form
 * keep to one list, and no request is needed. A request names it, and keeps it (D-75).
 */
export const pagePrices: PriceList = readPriceList(embeddedList() ?? '') ?? specificationList;

function embeddedList(): string | undefined {
  if (globalThis.priceListOfBuild !== undefined || typeof document === 'undefined') return globalThis.priceListOfBuild;
  return document.getElementById('root')?.dataset['prices'];
}

/** Euro, VAT included, of that list. */
export const { rushPrice, stepPrice, stepArea } = pagePrices;
export const lowestPrice = lowestPriceIn(pagePrices);

/** Of detached homes, and of all others. */
export const detachedTariff = tariffFor('detached', pagePrices);
export const otherTariff = tariffFor('', pagePrices);
