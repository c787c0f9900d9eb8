import { expect, test } from 'vitest';
import { isOnWhatsapp } from './opening-hours.ts';

test.each([
  [0, 0, false],
  [7, 59, false],
  [8, 0, true],
  [21, 59, true],
  [22, 0, false],
  [23, 59, false],
])('at %i:%i on the local clock: %s', (hour, minute, expected) => {
  expect(isOnWhatsapp(new Date(2026, 10, 21, hour, minute))).toBe(expected);
});
