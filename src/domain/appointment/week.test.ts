import { expect, test } from 'vitest';
import { addDays, parseWeek, daysOfWeek, groupDays, mondayOf, splitWeek, weekNumber } from './week';

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  // The nights in which the clock changes.
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-10-26', -7, '2026-10-19'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2027-01-03', '2026-12-28'],
  ['2026-03-29', '2026-03-23'],
  ['2026-10-25', '2026-10-19'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week has seven days, also over the end of a year and a change of the clock', () => {
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(daysOfWeek('2026-03-23').at(-1)).toBe('2026-03-29');
  expect(daysOfWeek('2026-10-19').at(-1)).toBe('2026-10-25');
});

test.each([
  ['2026-01-05', 2],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2026-03-30', 14],
  ['2026-10-26', 44],
  ['2026-11-16', 47],
])('the week of %s is week %i', (monday, week) => {
  expect(weekNumber(monday)).toBe(week);
});

test.each([
  ['2026-12-30', '2026-12-28'],
  ['2026-12-28', '2026-12-28'],
  ['2026-02-30', '2026-11-16'],
  ['x', '2026-11-16'],
  ['', '2026-11-16'],
  [null, '2026-11-16'],
])('an address that asks for %j shows the week of %s', (asked, monday) => {
  expect(parseWeek(asked, '2026-11-21')).toBe(monday);
});

test('the present week begins with today, and what is over comes apart', () => {
  const { shown, over } = splitWeek('2026-11-16', '2026-11-20');
  expect(shown).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(over).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
  expect(splitWeek('2026-11-16', '2026-11-16').over).toEqual([]);
  expect(splitWeek('2026-11-16', '2026-11-22').shown).toEqual(['2026-11-22']);
});

test('another week is shown whole', () => {
  expect(splitWeek('2026-11-09', '2026-11-20')).toEqual({ shown: daysOfWeek('2026-11-09'), over: [] });
  expect(splitWeek('2026-11-23', '2026-11-20')).toEqual({ shown: daysOfWeek('2026-11-23'), over: [] });
});

test('days that follow each other share a row, those with a row of their own do not', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  expect(groupDays(days, new Set(['2026-11-18', '2026-11-20']))).toEqual([
    ['2026-11-16', '2026-11-17'],
    ['2026-11-18'],
    ['2026-11-19'],
    ['2026-11-20'],
  ]);
  expect(groupDays([], new Set())).toEqual([]);
});
