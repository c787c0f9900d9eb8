import { expect, test } from 'vitest';
import { formatPlainDay } from './format-plain-day';

test.each([
  ['2026-11-23', 'maandag 23 november'],
  ['2027-01-01', 'vrijdag 1 januari'],
  ['2026-03-29', 'zondag 29 maart'],
  ['2026-10-25', 'zondag 25 oktober'],
])('%s is %s', (day, shown) => {
  expect(formatPlainDay(day)).toBe(shown);
});
