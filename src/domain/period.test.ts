import { expect, test } from 'vitest';
import { addMonths, daysOf, daysOfMonths, matchingDaysBefore, overlapOf, periodBefore, yearBefore } from './period';

test.each([
  // Whole months.
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-02-01', '2026-04-30', '2025-11-01', '2026-01-31'],
  // Days.
  ['2026-11-01', '2026-11-25', '2026-10-07', '2026-10-31'],
  ['2026-11-02', '2026-11-30', '2026-10-04', '2026-11-01'],
  ['2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24'],
  ['2026-08-31', '2026-11-29', '2026-06-01', '2026-08-30'],
])('before %s up to %s comes %s up to %s', (from, until, ...before) => {
  const period = periodBefore({ from, until });
  expect([period.from, period.until]).toEqual(before);
});

test('the clock changes nothing in the number of days', () => {
  expect(daysOf({ from: '2026-10-19', until: '2026-11-01' })).toBe(14);
  expect(daysOf({ from: '2026-03-29', until: '2026-03-29' })).toBe(1);
  expect(daysOf({ from: '2026-03-29', until: '2026-03-28' })).toBe(0);
});

test('months are added over the end of a year', () => {
  expect(addMonths('2026-11-01', 3)).toBe('2027-02-01');
  expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
});

test.each([
  [['2026-02'], '2026-02-01', '2026-02-28'],
  [['2026-11', '2026-12', '2026-02'], '2026-02-01', '2026-12-31'],
])('the days of %j are those from %s up to %s', (months, from, until) => {
  expect(daysOfMonths(months)).toEqual({ from, until });
});

test.each([
  ['2026-11-01', '2026-11-30', '2025-11-01', '2025-11-30'],
  ['2026-11-01', '2026-11-25', '2025-11-01', '2025-11-25'],
  ['2026-01-01', '2026-11-25', '2025-01-01', '2025-11-25'],
  // Around a leap year.
  ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
  ['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['2029-02-01', '2029-02-27', '2028-02-01', '2028-02-27'],
  ['2028-01-01', '2028-02-28', '2027-01-01', '2027-02-28'],
])('a year before %s up to %s is %s up to %s', (from, until, ...before) => {
  const period = yearBefore({ from, until });
  expect([period.from, period.until]).toEqual(before);
});

test.each([
  // One of several months.
  ['2026-03-01', '2026-03-31', '2026-03-01', '2026-04-30', '2026-01-01', '2026-01-31'],
  // A week of a month, and its last week, which corresponds to all that remain of a longer month.
  ['2026-02-02', '2026-02-08', '2026-02-01', '2026-02-28', '2026-01-02', '2026-01-08'],
  ['2026-02-23', '2026-02-28', '2026-02-01', '2026-02-28', '2026-01-23', '2026-01-31'],
  // A period of days.
  ['2026-11-01', '2026-11-07', '2026-10-29', '2026-11-07', '2026-10-22', '2026-10-28'],
  // A whole month of it.
  ['2026-11-01', '2026-11-30', '2026-10-15', '2026-11-30', '2026-09-15', '2026-10-14'],
])('beside %s up to %s, of %s up to %s, stand %s up to %s', (from, until, first, last, ...beside) => {
  const days = matchingDaysBefore({ from, until }, { from: first, until: last });
  expect([days?.from, days?.until]).toEqual(beside);
});

test('beside the last days of a longer month stands nothing', () => {
  const march = { from: '2026-03-01', until: '2026-03-31' };
  expect(matchingDaysBefore({ from: '2026-03-29', until: '2026-03-30' }, march)).toBeNull();
});

test('what two periods share', () => {
  const october = { from: '2026-10-01', until: '2026-10-31' };
  expect(overlapOf(october, { from: '2026-10-26', until: '2026-11-01' })).toEqual({
    from: '2026-10-26',
    until: '2026-10-31',
  });
  const lastDay = { from: '2026-10-31', until: '2026-10-31' };
  expect(overlapOf({ from: '2026-10-31', until: '2026-11-02' }, october)).toEqual(lastDay);
  expect(overlapOf(october, { from: '2026-11-01', until: '2026-11-02' })).toBeNull();
});
