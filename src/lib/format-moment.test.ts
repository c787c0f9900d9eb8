import { expect, test } from 'vitest';
import { formatMoment } from './format-moment';

test.each([
  ['2026-11-21T08:05:00.123456+00:00', '21-11-2026 09:05'],
  ['2026-07-01 22:30:00.12+00', '02-07-2026 00:30'],
  ['2026-01-01T00:00:00Z', '01-01-2026 01:00'],
  ['nonsense', '-'],
])('%s shows as %s', (timestamp, shown) => {
  expect(formatMoment(timestamp)).toBe(shown);
});
