import { expect, test } from 'vitest';
import { listPriceDifference } from './price-difference.ts';

const request = { listPrice: 300, calculatedPrice: 300, agreedPrice: null };

test.each([
  ['agrees', {}, null],
  ['was seen otherwise', { calculatedPrice: 285 }, { kind: 'seen', listPrice: 300, seenPrice: 285 }],
  ['was nothing', { calculatedPrice: 0 }, { kind: 'seen', listPrice: 300, seenPrice: 0 }],
  ['is missing', { calculatedPrice: null }, { kind: 'seen', listPrice: 300, seenPrice: null }],
  ['was agreed on', { agreedPrice: 250 }, { kind: 'agreed', listPrice: 300 }],
  ['was agreed on as it is in the list', { agreedPrice: 300, calculatedPrice: 1 }, null],
  ['the list does not give', { listPrice: null, calculatedPrice: 1 }, null],
])('a price that %s', (_, part, difference) => {
  expect(listPriceDifference({ ...request, ...part })).toEqual(difference);
});
