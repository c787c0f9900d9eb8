import { expect, test } from 'vitest';
import { visitPrice } from './visit-price';

const prices = { price: 1, late_price: 2, timely_price: 3 };
const deadline = Date.parse('2026-11-26T10:00:00Z');

test.each([
  ['2026-11-26T10:00:00Z', deadline, prices.timely_price],
  ['2026-11-26T10:00:01Z', deadline, prices.late_price],
  ['2026-11-26T10:00:01Z', null, prices.price],
])('a visit at %s, to be labelled by %j', (startsAt, known, price) => {
  expect(visitPrice(prices, startsAt, known)).toBe(price);
});
