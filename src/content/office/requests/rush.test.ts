import { expect, test } from 'vitest';
import { rushTimeText } from './rush';

test.each([
  [false, 3, 'hours', 'nog 3 uur'],
  [false, 1, 'hours', 'nog 1 uur'],
  [false, 1, 'minutes', 'nog 1 minuut'],
  [false, 45, 'minutes', 'nog 45 minuten'],
  [true, 2, 'hours', '2 uur te laat'],
  [true, 1, 'minutes', '1 minuut te laat'],
  [true, 2, 'days', '2 dagen te laat'],
] as const)('late is %s, %i %s: %s', (isLate, amount, unit, shown) => {
  expect(rushTimeText({ isLate, amount, unit })).toBe(shown);
});
