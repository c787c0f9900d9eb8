import { expect, test } from 'vitest';
import { differingListPrice } from './price-check';

const request = { propertyType: 'terraced', surfaceArea: 160, rushService: false, calculatedPrice: 300 };

test.each([
  ['agrees', {}, null],
  ['was stored for a smaller home', { calculatedPrice: 285 }, 300],
  ['was stored for another type', { propertyType: 'detached' }, 350],
  ['was stored without rush', { rushService: true }, 395],
  ['is nothing', { calculatedPrice: 0 }, 300],
])('a price that %s', (_, part, listed) => {
  expect(differingListPrice({ ...request, ...part })).toBe(listed);
});

test.each([
  ['type', { propertyType: 'houseboat' }],
  ['type', { propertyType: '' }],
  ['area', { surfaceArea: null }],
  ['area', { surfaceArea: 0 }],
  ['price', { calculatedPrice: null }],
])('an unknown %s leaves nothing to compare', (_, part) => {
  expect(differingListPrice({ ...request, calculatedPrice: 1, ...part })).toBeNull();
});
