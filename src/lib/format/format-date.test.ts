import { expect, test } from 'vitest';
import { formatDay, formatDateTime, formatPlainDay } from './format-date';

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

test.each([
  ['2026-11-21T08:05:00.123456+00:00', '21-11-2026 09:05'],
  ['2026-07-01 22:30:00.12+00', '02-07-2026 00:30'],
  ['2026-01-01T00:00:00Z', '01-01-2026 01:00'],
  ['nonsense', '-'],
])('%s shows as %s', (timestamp, shown) => {
  expect(formatDateTime(timestamp)).toBe(shown);
});

test.each([
  ['2026-11-23', 'maandag 23 november'],
  ['2027-01-01', 'vrijdag 1 januari'],
  ['2026-03-29', 'zondag 29 maart'],
  ['2026-10-25', 'zondag 25 oktober'],
])('%s is %s', (day, shown) => {
  expect(formatPlainDay(day)).toBe(shown);
});
