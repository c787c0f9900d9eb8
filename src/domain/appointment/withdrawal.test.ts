import { describe, expect, test } from 'vitest';
import { lateCancelling } from '#shared/late-cancelling.ts';
import { withdrawalUntil } from './withdrawal';

test.each([
  ['2026-11-30', '2026-12-14'],
  ['2026-11-27', '2026-12-11'],
  // A Saturday, and a Sunday in the next year.
  ['2026-11-28', '2026-12-14'],
  ['2026-12-20', '2027-01-04'],
])('what is ordered on %s can be withdrawn from up to and including %s', (day, until) => {
  expect(withdrawalUntil(day, 14)).toBe(until);
});

describe('cancelling in the last 24 hours', () => {
  const hours = 24;
  test.each([
    // To the last minute of the period, in Dutch time.
    ['2026-12-14T22:59:00Z', 'work'],
    // The hours before it begin on the last day of the period, and end after it.
    ['2026-12-14T23:00:00Z', 'either'],
    ['2026-12-15T22:59:00Z', 'either'],
    ['2026-12-15T23:00:00Z', 'fee'],
  ])('before a visit at %s costs: %s', (startsAt, cost) => {
    expect(lateCancelling(Date.parse(startsAt), hours, '2026-12-14')).toBe(cost);
  });

  test('costs either while the period is not known', () => {
    expect(lateCancelling(Date.parse('2026-12-14T09:00:00Z'), hours, null)).toBe('either');
  });
});
