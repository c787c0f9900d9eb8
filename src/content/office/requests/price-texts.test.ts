import { expect, test } from 'vitest';
import { priceText } from './price-texts';

const request = { listPrice: 350, calculatedPrice: 350, agreedPrice: null };

test.each([
  [{ price: 350 }, '€350'],
  [{ price: 320, agreedPrice: 320 }, '€320 (afgesproken; volgens de prijslijst €350)'],
  [{ price: 350, agreedPrice: 350, calculatedPrice: 1 }, '€350'],
  [{ price: 350, calculatedPrice: 1 }, '€350 (de klant zag €1)'],
  [{ price: 350, calculatedPrice: null }, '€350 (de klant zag -)'],
  [{ price: null, listPrice: null, calculatedPrice: 300 }, '-'],
  [{ price: 300, listPrice: null, agreedPrice: 300 }, '€300'],
])('a request with %j is priced %s', (part, text) => {
  expect(priceText({ ...request, ...part })).toBe(text);
});
