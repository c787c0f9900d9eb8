import { expect, test } from 'vitest';
import { specificationList } from './price-list';
import { fillPricePlaces, pricePlaces, unknownPlaces } from './price-places';

const list = { ...specificationList, otherPrice: 310, stepPrice: 20, rushPrice: 1200 };

test('each place gives its amount of the list', () => {
  expect(pricePlaces(list)).toEqual([
    { place: '{prijs}', amount: '€310' },
    { place: '{vrijstaand}', amount: '€350' },
    { place: '{stap}', amount: '€20' },
    { place: '{spoed}', amount: '€1.200' },
  ]);
  const text = pricePlaces(list).map(({ place }) => place);
  expect(fillPricePlaces(text.join(', '), list)).toBe('€310, €350, €20, €1.200');
});

test('what is no place stays as it is written', () => {
  const text = 'Vanaf {prijs} {{prijs} { prijs } {Prijs} {toString} {"id":"1"} {}';
  expect(fillPricePlaces(text, list)).toBe('Vanaf €310 {€310 { prijs } {Prijs} {toString} {"id":"1"} {}');
});

test('a word between braces that is no place is named', () => {
  expect(unknownPlaces('{prijs}, {prijzen} en {Spoed}, { dit } niet')).toEqual(['{prijzen}', '{Spoed}']);
  expect(unknownPlaces('Vanaf {prijs}, met spoed {spoed} meer')).toEqual([]);
});
