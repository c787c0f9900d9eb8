import { expect, test } from 'vitest';
import { formatWholeDate } from './format-whole-date';

test.each([
  ['2029-03-12', '12 maart 2029'],
  ['2028-02-29', '29 februari 2028'],
  ['2030-12-31', '31 december 2030'],
])('%s is %s', (date, shown) => {
  expect(formatWholeDate(date)).toBe(shown);
});

test('what is no date is refused', () => {
  expect(() => formatWholeDate('morgen')).toThrow(RangeError);
});
