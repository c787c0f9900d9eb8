import { firstBusiness, type Business } from '#shared/business.ts';
import { firstTerms, type BusinessTerms } from '#shared/business-terms.ts';
import { formatEuro } from '#shared/format-euro.ts';
import { specificationList, type PriceList } from '../../src/domain/pricing/price-list.ts';

export interface Facts {
  prices: PriceList;
  terms: BusinessTerms;
  business: Business;
}

/** Those that this repository came with, which the first texts name. */
const firstFacts: Facts = { prices: specificationList, terms: firstTerms, business: firstBusiness };

/** Words that only a text about that fact contains, with its value. */
function phrases({ prices, terms, business }: Facts): string[] {
  return [
    ...[prices.detachedPrice, prices.otherPrice, prices.stepPrice, prices.rushPrice].map(formatEuro),
    ...[prices.detachedArea, prices.otherArea].map((area) => `tot en met ${area} m²`),
    `${terms.quoteValidDays} dagen geldig`,
    `binnen ${terms.paymentDays} dagen na de datum`,
    `${terms.cancellationHours} uur voor`,
    `${terms.cancellationPercent}% van de afgesproken prijs`,
    `${formatEuro(terms.calloutFee)} voorrijkosten`,
    `binnen ${terms.complaintDays} dagen nadat`,
    `bedenktijd (${terms.withdrawalDays} dagen)`,
    `${terms.withdrawalDays} dagen bedenktijd`,
    `binnen ${terms.refundDays} dagen terug`,
    `na ${terms.requestMonths} maanden maken wij`,
    `Klantgegevens: ${terms.customerYears} jaar`,
    `label is ${terms.labelYears} jaar`,
    ...[business.street, business.chamberOfCommerce, business.phone, business.email],
    `${business.area.radiusKm} km van ${business.area.name}`,
    `binnen ${business.area.radiusKm} km`,
    ...business.advisers.flatMap(({ name, certificate }) => [name, certificate]),
  ];
}

/** The first facts that pages still name although another value holds now, each with its page. `pages` is HTML by path. */
export function oldFacts(pages: ReadonlyMap<string, string>, now: Facts): string[] {
  const held = new Set(phrases(now));
  const old = phrases(firstFacts).filter((phrase) => !held.has(phrase));
  return [...pages].flatMap(([path, html]) => {
    const text = html.replaceAll(/<\/?[a-z][^>]*>/gi, '').replaceAll(/\u00A0|&nbsp;/g, ' ');
    return old.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: still says "${phrase}"`);
  });
}
