import { expect, test } from 'vitest';
import { unbrokenDate } from './unbroken-date';

test.each([
  ['29 mei 2027', '29\u00A0mei\u00A02027'],
  ['woensdag 2 december om 10.00 uur', 'woensdag 2\u00A0december om 10.00\u00A0uur'],
])('%s stays whole where it is a number', (date, unbroken) => {
  expect(unbrokenDate(date)).toBe(unbroken);
});
