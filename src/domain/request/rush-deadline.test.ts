import { array, assert, constantFrom, date, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rushCases } from '@/test/rush-cases';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import { missesRush, rushDeadline, rushTimeLeft } from './rush-deadline';
import { weekdays, workingHoursProblem, type WorkingHours } from './working-hours';

const minute = 60_000;
const hour = 60 * minute;
const holidays = ['2026-04-05', '2026-12-25', '2026-12-26', '2027-01-01'];

describe('the deadline of a rush request', () => {
  test.each(rushCases)('$name: $received, by $deadline', ({ received, deadline: expected, hours, adviserDays }) => {
    const [day = '', time = ''] = received.split(' ');
    const receivedAt = dutchInstant({ date: day, time }).getTime();
    const found = dutchDateTime(new Date(rushDeadline(receivedAt, hours, { adviserDays, holidays })));
    expect(`${found.date} ${found.time}`).toBe(expected);
  });

  // Not in the hour that is skipped or repeated, in which a local time is ambiguous.
  const minuteOfDay = integer({ min: 0, max: 24 * 60 - 1 }).filter((at) => Math.floor(at / 60) !== 2);
  const someDays = array(constantFrom(...weekdays), { minLength: 1 });
  const anyHours: Arbitrary<WorkingHours> = record({
    days: someDays,
    opens: minuteOfDay.map(asTime),
    closes: minuteOfDay.map(asTime),
  }).filter((hours) => workingHoursProblem(hours) === null);
  // A third of them near a clock change.
  const turns = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'].map((day) => Date.parse(day));
  const anyMoment = date({ min: new Date('2020-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
  const received: Arbitrary<number> = record({
    any: anyMoment,
    turn: constantFrom(...turns),
    before: integer({ min: -3 * 24 * 60, max: 24 * 60 }),
    isNear: constantFrom(true, false, false),
  }).map(({ any, turn, before, isNear }) =>
    isNear ? turn + before * minute : Math.floor(any.getTime() / minute) * minute,
  );

  test('leaves exactly 24 hours of working days, counted minute by minute from the first one within the hours', () => {
    assert(
      property(received, anyHours, (receivedAt, hours) => {
        const deadline = rushDeadline(receivedAt, hours, { adviserDays: weekdays, holidays });
        let counted = 0;
        for (let at = receivedAt; at < deadline; at += minute) {
          if (worksAt(at, hours) && (counted > 0 || isOpen(at, hours))) counted += minute;
        }
        expect(counted).toBe(24 * hour);
        // Never later than necessary: the last minute counts.
        expect(worksAt(deadline - minute, hours)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('of a later request is never earlier', () => {
    assert(
      property(received, integer({ min: 0, max: 10 * 24 * 60 }), anyHours, (receivedAt, later, hours) => {
        const days = { adviserDays: weekdays, holidays };
        expect(rushDeadline(receivedAt + later * minute, hours, days)).toBeGreaterThanOrEqual(
          rushDeadline(receivedAt, hours, days),
        );
      }),
    );
  });

  test('of no moment is refused', () => {
    const hours = { days: weekdays, opens: '08:00', closes: '20:00' };
    expect(() => rushDeadline(NaN, hours, { adviserDays: weekdays, holidays })).toThrow(RangeError);
  });
});

function worksAt(at: number, { days }: WorkingHours): boolean {
  const { date: day } = dutchDateTime(new Date(at));
  return !holidays.includes(day) && days.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
}

function isOpen(at: number, { opens, closes }: WorkingHours): boolean {
  const { time } = dutchDateTime(new Date(at));
  return time >= opens && time < closes;
}

function asTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const deadline = Date.parse('2026-10-25T12:00:00Z');

test.each([
  ['two days before', -48 * hour, false, 2, 'days'],
  ['a day before', -24 * hour, false, 24, 'hours'],
  ['a part of an hour does not count', -23 * hour + minute, false, 22, 'hours'],
  ['a part of a minute does count', -hour + minute / 2, false, 1, 'hours'],
  ['an hour left', -hour, false, 1, 'hours'],
  ['less than an hour left', -59 * minute, false, 59, 'minutes'],
  ['seconds left', -1, false, 1, 'minutes'],
  ['at the deadline', 0, false, 1, 'minutes'],
  ['just late', 1, true, 1, 'minutes'],
  ['less than an hour late', 59 * minute, true, 59, 'minutes'],
  ['an hour late', hour, true, 1, 'hours'],
  ['two hours late', 2 * hour + 59 * minute, true, 2, 'hours'],
  ['nearly two days late', 48 * hour - 1, true, 47, 'hours'],
  ['two days late', 48 * hour, true, 2, 'days'],
  ['long ago', 24 * hour * 30, true, 30, 'days'],
])('%s', (_, passed, isLate, amount, unit) => {
  expect(rushTimeLeft(deadline, deadline + passed)).toEqual({ isLate, amount, unit });
});

test.each([
  ['before the last moment', -1, false],
  ['at it', 0, false],
  ['after it', 1, true],
])('a visit that begins just %s: too late is %s', (_, passed, isMissed) => {
  const rush = { by: deadline + 3 * hour, lastStart: deadline };
  expect(missesRush(new Date(deadline + passed).toISOString(), rush)).toBe(isMissed);
  expect(missesRush(new Date(deadline + passed).toISOString(), null)).toBe(false);
});
