import { expect, test } from 'vitest';
import { rushTimeLeft } from './rush-deadline';

const minute = 60_000;
const hour = 60 * minute;
const created = Date.parse('2026-10-24T12:00:00Z');

test.each([
  ['just in', 0, false, 24, 'hours'],
  ['a moment later, on a clock that shows whole minutes', -30_000, false, 24, 'hours'],
  ['an hour in', hour, false, 23, 'hours'],
  ['a part of an hour does not count', hour + minute, false, 22, 'hours'],
  ['a part of a minute does count', 23 * hour + minute / 2, false, 1, 'hours'],
  ['an hour left', 23 * hour, false, 1, 'hours'],
  ['less than an hour left', 23 * hour + minute, false, 59, 'minutes'],
  ['seconds left', 24 * hour - 1, false, 1, 'minutes'],
  ['at the deadline', 24 * hour, false, 1, 'minutes'],
  ['just late', 24 * hour + 1, true, 1, 'minutes'],
  ['less than an hour late', 24 * hour + 59 * minute, true, 59, 'minutes'],
  ['an hour late', 25 * hour, true, 1, 'hours'],
  ['two hours late', 26 * hour + 59 * minute, true, 2, 'hours'],
  ['nearly two days late', 72 * hour - 1, true, 47, 'hours'],
  ['two days late', 72 * hour, true, 2, 'days'],
  ['long ago', 24 * hour * 31, true, 30, 'days'],
])('%s', (_, passed, isLate, amount, unit) => {
  expect(rushTimeLeft(created, created + passed)).toEqual({ isLate, amount, unit });
});
