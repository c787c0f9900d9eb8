import { expect, test } from 'vitest';
import { visitPrice } from './visit-price';

const prices = { price: 1, late_price: 2, timely_price: 3 };
const rush = { by: Date.parse('2026-11-26T13:00:00Z'), lastStart: Date.parse('2026-11-26T10:00:00Z') };

test.each([
  ['2026-11-26T10:00:00Z', rush, prices.timely_price],
  ['2026-11-26T10:00:01Z', rush, prices.late_price],
  ['2026-11-26T10:00:01Z', null, prices.price],
])('a visit at %s, of the rush %j', (startsAt, known, price) => {
  expect(visitPrice({ ...prices, rush: known }, startsAt)).toBe(price);
});
