import { expect, test } from 'vitest';
import { firstBusiness } from '#shared/business.ts';
import { firstTerms } from '#shared/business-terms.ts';
import { specificationList } from '../../src/domain/pricing/price-list.ts';
import { oldFacts, type Facts } from './old-facts.ts';

const first: Facts = { prices: specificationList, terms: firstTerms, business: firstBusiness };
const { area, advisers } = firstBusiness;

const changes: [name: string, now: Facts, html: string, found: string][] = [
  ['a price', { ...first, prices: { ...first.prices, otherPrice: 299 } }, 'Vanaf <b>€285</b>', '€285'],
  ['an area', { ...first, prices: { ...first.prices, otherArea: 160 } }, 'tot en met 150 m²', 'tot en met 150 m²'],
  ['hours', { ...first, terms: { ...first.terms, cancellationHours: 48 } }, 'tot 24&nbsp;uur voor', '24 uur voor'],
  ['days', { ...first, terms: { ...first.terms, quoteValidDays: 60 } }, '30\u00A0dagen geldig', '30 dagen geldig'],
  ['a fee', { ...first, terms: { ...first.terms, calloutFee: 90 } }, '<i>€75</i> voorrijkosten', '€75 voorrijkosten'],
  [
    'years',
    { ...first, terms: { ...first.terms, customerYears: 10 } },
    'Klantgegevens: 7 jaar',
    'Klantgegevens: 7 jaar',
  ],
  [
    'a telephone',
    { ...first, business: { ...firstBusiness, phone: '038 012 34 56' } },
    firstBusiness.phone,
    '085 000 0000',
  ],
  [
    'a radius',
    { ...first, business: { ...firstBusiness, area: { ...area, radiusKm: 40 } } },
    'binnen 80 km',
    'binnen 80 km',
  ],
  [
    'an adviser',
    { ...first, business: { ...firstBusiness, advisers: advisers.map((adviser) => ({ ...adviser, name: 'Bo' })) } },
    'Door Robin Voorbeeld',
    'Robin Voorbeeld',
  ],
];

test.each(changes)('the former value of %s is found on the page that still has it', (_, now, html, found) => {
  const pages = new Map([
    ['index.html', `<p>${html}</p>`],
    ['blog.html', '<p>Hallo</p>'],
  ]);
  expect(oldFacts(pages, now)).toEqual([`index.html: still says "${found}"`]);
  expect(oldFacts(pages, first)).toEqual([]);
});

test('an amount that another fact has now is not old', () => {
  const swapped = { ...first.prices, otherPrice: 350, detachedPrice: 285 };
  expect(oldFacts(new Map([['index.html', '€285 of €350']]), { ...first, prices: swapped })).toEqual([]);
});
