import { expect, test } from 'vitest';
import { formatDay } from './format-day';

test.each([
  ['2026-11-21T08:05:00+00:00', '21 november 2026'],
  ['2026-11-21 08:05:00.12+00', '21 november 2026'],
  ['2026-03-01T00:00:00Z', '1 maart 2026'],
  // In Amsterdam it is already the next day, an hour ahead in winter and two in summer.
  ['2026-01-31T23:00:00+00:00', '1 februari 2026'],
  ['2026-06-30T22:00:00+00:00', '1 juli 2026'],
  ['2026-06-30T21:59:59+00:00', '30 juni 2026'],
])('%s is %s', (timestamp, shown) => {
  expect(formatDay(timestamp)).toBe(shown);
});

test.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])('month %s is in Dutch', (month) => {
  const day = `2026-${month}-05T12:00:00Z`;
  const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  expect(formatDay(day)).toBe(calendar.format(new Date(day)));
});

test.each(['', 'gisteren', '2026-13-40'])('%j is no day', (timestamp) => {
  expect(formatDay(timestamp)).toBe('-');
});
