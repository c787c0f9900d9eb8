import { expect, test } from 'vitest';
import { maxDays } from '@/domain/period';
import { addDays } from '@/domain/appointment/week';
import { isCounted, periodOf, presetOf, presetPeriod, presets } from './presets';

const today = '2026-11-25';

test.each([
  ['weeks', '2026-08-31', '2026-11-29'],
  ['month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['months', '2025-12-01', '2026-11-30'],
  ['next-months', '2026-11-01', '2027-01-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s goes from %s up to %s', (preset, from, until) => {
  expect(presetPeriod(preset, today)).toEqual({ from, until });
});

test('a period has the name of its preset, and with another first or last day none', () => {
  expect(presets.map((preset) => presetOf(presetPeriod(preset, today), today))).toEqual(presets);
  expect(presetOf({ from: '2026-11-02', until: '2026-11-30' }, today)).toBeUndefined();
  expect(presetOf({ from: '2026-11-01', until: '2026-11-29' }, today)).toBeUndefined();
});

test.each([
  ['one day', '2026-11-25', '2026-11-25', true],
  ['none', '2026-11-25', '2026-11-24', false],
  ['the most days', '2026-01-01', addDays('2026-01-01', maxDays - 1), true],
  ['a day more', '2026-01-01', addDays('2026-01-01', maxDays), false],
  ['no first day', '', '2026-11-25', false],
  ['no last day', '2026-11-25', '', false],
])('a period of %s is counted or not', (_, from, until, expected) => {
  expect(isCounted({ from, until })).toBe(expected);
});

test.each([
  ['van=2026-11-02&tot=2026-11-03', { from: '2026-11-02', until: '2026-11-03' }],
  ['van=2026-11-02', presetPeriod('weeks', today)],
  ['tot=2026-11-02', presetPeriod('weeks', today)],
  ['', presetPeriod('weeks', today)],
])('an address with "%s"', (search, period) => {
  expect(periodOf(new URLSearchParams(search), today)).toEqual(period);
});
