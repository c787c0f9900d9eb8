import { expect, test } from 'vitest';
import { unbrokenPostcode } from './unbroken-postcode.ts';

test.each([
  ['Kade 1, 3811 AA Amersfoort', 'Kade 1, 3811\u00A0AA Amersfoort'],
  ['Kade 1234 A, 3811 AA Ede', 'Kade 1234 A, 3811\u00A0AA Ede'],
  ['', ''],
])('%s', (text, shown) => {
  expect(unbrokenPostcode(text)).toBe(shown);
});
