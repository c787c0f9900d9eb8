import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, isoTimestamp } from './format-day';

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

test('it is the day of a Dutch calendar, whenever it is', () => {
  const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const turns = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'];
  const years = { min: new Date('1996-01-01'), max: new Date('2037-12-31') };
  assert(
    property(date({ ...years, noInvalidDate: true }), (instant) => {
      expect(formatDay(instant.toISOString())).toBe(calendar.format(instant));
    }),
    { examples: turns.map((turn) => [new Date(turn)]) },
  );
});

test.each(['', 'gisteren', '2026-13-40'])('%j is no day', (timestamp) => {
  expect(formatDay(timestamp)).toBe('-');
});

test("Postgres' notation becomes ISO 8601, and ISO 8601 stays as it is", () => {
  expect(isoTimestamp('2026-11-21 08:05:00.12+00')).toBe('2026-11-21T08:05:00.12+00:00');
  expect(isoTimestamp('2026-11-21T08:05:00+00:00')).toBe('2026-11-21T08:05:00+00:00');
});
