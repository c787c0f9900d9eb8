import { expect, test } from 'vitest';
import { isPast } from './is-past';

test.each([
  ['2026-11-20', '23:59', true],
  ['2026-11-21', '09:29', true],
  ['2026-11-21', '09:30', false],
  ['2026-11-21', '09:31', false],
  ['2026-12-01', '00:00', false],
  ['2027-01-01', '00:00', false],
])('on 21 november 2026 at 09:30, %s %s is past: %s', (date, time, expected) => {
  expect(isPast({ date, time }, { date: '2026-11-21', time: '09:30' })).toBe(expected);
});
