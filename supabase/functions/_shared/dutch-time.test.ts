import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dutchClock, dutchInstant, dutchDateTime } from './dutch-time.ts';

const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

test('it is what the time zone database says, since summer time ends in October', () => {
  const turns = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'];
  const years = { min: new Date('1996-01-01'), max: new Date('2037-12-31') };
  assert(
    property(date({ ...years, noInvalidDate: true }), (instant) => {
      const shown = dutchClock(instant.getTime()).toISOString();
      expect(shown.slice(0, 16).replace('T', ' ')).toBe(calendar.format(instant));
    }),
    { examples: turns.map((turn) => [new Date(turn)]) },
  );
});

test.each([
  ['2026-12-05', '09:30', '2026-12-05T08:30:00.000Z'],
  ['2026-07-05', '09:30', '2026-07-05T07:30:00.000Z'],
  ['2026-07-05', '00:30', '2026-07-04T22:30:00.000Z'],
  ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  // Summer time begins on 28 March 2027 and ends on 25 October 2026.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in the Netherlands is %s, and back', (date, time, instant) => {
  expect(dutchInstant({ date, time }).toISOString()).toBe(instant);
  expect(dutchDateTime(new Date(instant))).toEqual({ date, time });
});

test('an hour that is skipped becomes the next one, of one that comes twice it is the first', () => {
  expect(dutchInstant({ date: '2027-03-28', time: '02:30' }).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(dutchInstant({ date: '2026-10-25', time: '02:30' }).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('an invalid date shows nothing', () => {
  expect(() => dutchDateTime(new Date('soon'))).toThrow(RangeError);
});

test.each([
  ['', '09:30'],
  ['2026-13-05', '09:30'],
  ['2026-12-05', ''],
])('"%s" "%s" is no moment', (date, time) => {
  expect(() => dutchInstant({ date, time })).toThrow(RangeError);
});
