import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatArea } from './format-area';

test('areas have a decimal comma', () => {
  expect([formatArea(85), formatArea(150.5)]).toEqual(['85', '150,5']);
});

test('areas are written as the browser writes them', () => {
  assert(
    property(integer({ min: 0, max: 10_000_000 }), (hundredths) => {
      const area = hundredths / 100;
      expect(formatArea(area)).toBe(area.toLocaleString('nl-NL', { maximumFractionDigits: 2 }));
    }),
  );
});
