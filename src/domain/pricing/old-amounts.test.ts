import { expect, test } from 'vitest';
import { amountsIn, oldAmounts } from './old-amounts.ts';
import { specificationList as list } from './price-list.ts';

test('old is what the next list has no more, also with rush', () => {
  expect(oldAmounts(list, list)).toEqual([]);
  expect(oldAmounts(list, { ...list, otherPrice: list.detachedPrice })).toEqual([
    list.otherPrice,
    list.otherPrice + list.rushPrice,
  ]);
});

test.each(['Vanaf €285.', 'vanaf € 285 incl. btw', '285 euro', 'EUR 285', '285,-', '€285,00', '**€285**', 'euro 285'])(
  '%j names the amount',
  (text) => {
    expect(amountsIn(text, [285, 95])).toEqual([285]);
  },
);

test.each(['285 m²', '€2850', '€1.285', '12850 euro', 'Artikel 285', '', '{prijs}'])('%j does not', (text) => {
  expect(amountsIn(text, [285])).toEqual([]);
});
