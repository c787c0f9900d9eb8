import { expect, test } from 'vitest';
import { priceText } from './price-texts';

const request = { propertyType: 'detached', surfaceArea: 180, rushService: true };

test.each([
  [445, '€445'],
  [1, '€1 (hoort €445 te zijn)'],
  [null, '- (hoort €445 te zijn)'],
])('a stored price of %s reads as %s', (calculatedPrice, text) => {
  expect(priceText({ ...request, calculatedPrice })).toBe(text);
});

test('nothing is said of a price that the price list does not know', () => {
  expect(priceText({ ...request, surfaceArea: null, calculatedPrice: 300 })).toBe('€300');
  expect(priceText({ ...request, surfaceArea: null, calculatedPrice: null })).toBe('-');
});
