import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuro } from './format-euro.ts';

test('euros are whole, without a space', () => {
  expect([formatEuro(285), formatEuro(1250)]).toEqual(['€285', '€1.250']);
});

test('euros are grouped as the browser groups them', () => {
  assert(
    property(integer(), (amount) => {
      expect(formatEuro(amount)).toBe(`€${amount.toLocaleString('nl-NL')}`);
    }),
  );
});
