import { expect, test } from 'vitest';
import { dateTimeText, workingHoursText } from './working-hours';

test.each([
  [[1, 2, 3, 4, 5, 6, 7], '08:00', '20:00', 'elke dag van 8.00 tot 20.00 uur'],
  [[5, 4, 3, 2, 1], '09:00', '17:30', 'maandag tot en met vrijdag van 9.00 tot 17.30 uur'],
  [[6, 7], '10:00', '12:00', 'zaterdag en zondag van 10.00 tot 12.00 uur'],
  [[1, 3, 5], '00:00', '23:59', 'maandag, woensdag en vrijdag van 0.00 tot 23.59 uur'],
  [[2], '08:00', '20:00', 'dinsdag van 8.00 tot 20.00 uur'],
])('work on %j from %s until %s reads: %s', (days, opens, closes, text) => {
  expect(workingHoursText({ days, opens, closes })).toBe(text);
});

test.each([
  ['2026-11-26T09:00:00Z', 'donderdag 26 november om 10.00 uur'],
  ['2026-07-01T06:05:59Z', 'woensdag 1 juli om 8.05 uur'],
])('the deadline %s reads: %s', (deadline, text) => {
  expect(dateTimeText(Date.parse(deadline))).toBe(text);
});
