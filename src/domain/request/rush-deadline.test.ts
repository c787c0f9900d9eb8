import { array, assert, constantFrom, date, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import { isAfterDeadline, rushDeadline, rushTimeLeft, startsAfterDeadline } from './rush-deadline';
import { weekdays, workingHoursProblem, type WorkingHours } from './working-hours';

const minute = 60_000;
const hour = 60 * minute;
const everyDay: WorkingHours = { days: weekdays, opens: '08:00', closes: '20:00' };
const weekWork: WorkingHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' };
const roundTheClock: WorkingHours = { days: weekdays, opens: '00:00', closes: '23:59' };

function deadlineOf(received: string, hours: WorkingHours): string {
  const [day = '', time = ''] = received.split(' ');
  const receivedAt = dutchInstant({ date: day, time }).getTime();
  const end = dutchDateTime(new Date(rushDeadline(receivedAt, hours)));
  return `${end.date} ${end.time}`;
}

describe('the deadline of a rush request', () => {
  test.each([
    ['in the morning', '2026-11-24 10:00', '2026-11-26 10:00'],
    ['as work begins', '2026-11-24 08:00', '2026-11-25 20:00'],
    ['as work ends', '2026-11-24 20:00', '2026-11-26 20:00'],
    ['before work', '2026-11-24 03:00', '2026-11-25 20:00'],
    ['after work', '2026-11-24 23:30', '2026-11-26 20:00'],
    ['in the weekend', '2026-11-28 12:15', '2026-11-30 12:15'],
    ['before New Year', '2026-12-31 19:00', '2027-01-02 19:00'],
    // The clock changes at night, outside these working hours.
    ['before the shortest day', '2027-03-27 10:00', '2027-03-29 10:00'],
    ['before the longest day', '2026-10-24 10:00', '2026-10-26 10:00'],
  ])('that comes in %s', (_, received, deadline) => {
    expect(deadlineOf(received, everyDay)).toBe(deadline);
  });

  test.each([
    ['Friday afternoon', '2026-11-27 16:00', '2026-12-02 16:00'],
    ['Saturday', '2026-11-28 12:00', '2026-12-02 17:00'],
  ])('of who rests in the weekend, from %s', (_, received, deadline) => {
    expect(deadlineOf(received, weekWork)).toBe(deadline);
  });

  test.each([
    ['an hour later by the clock where one is skipped', '2027-03-27 12:00', '2027-03-28 13:01'],
    ['an hour earlier by the clock where one comes twice', '2026-10-24 12:00', '2026-10-25 11:01'],
    ['a minute later than that, since work stops for a minute', '2026-11-24 12:00', '2026-11-25 12:01'],
  ])('of who works at night too is %s', (_, received, deadline) => {
    expect(deadlineOf(received, roundTheClock)).toBe(deadline);
  });

  // Not in the hour that is skipped or repeated, in which a local time is ambiguous.
  const minuteOfDay = integer({ min: 0, max: 24 * 60 - 1 }).filter((at) => Math.floor(at / 60) !== 2);
  const anyHours: Arbitrary<WorkingHours> = record({
    days: array(constantFrom(...weekdays), { minLength: 1 }),
    opens: minuteOfDay.map(asTime),
    closes: minuteOfDay.map(asTime),
  }).filter((hours) => workingHoursProblem(hours) === null && minutesOf(hours.closes) - minutesOf(hours.opens) >= 240);
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

  test('leaves exactly 24 working hours, counted minute by minute', () => {
    assert(
      property(received, anyHours, (receivedAt, hours) => {
        const deadline = rushDeadline(receivedAt, hours);
        let worked = 0;
        for (let at = receivedAt; at < deadline; at += minute) if (isWorking(at, hours)) worked += minute;
        expect(worked).toBe(24 * hour);
        // Never later than necessary: the last minute is a working minute.
        expect(isWorking(deadline - minute, hours)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('of a later request is never earlier', () => {
    assert(
      property(received, integer({ min: 0, max: 10 * 24 * 60 }), anyHours, (receivedAt, later, hours) => {
        expect(rushDeadline(receivedAt + later * minute, hours)).toBeGreaterThanOrEqual(
          rushDeadline(receivedAt, hours),
        );
      }),
    );
  });

  test('begins with the first of two equal times, and after a time that is skipped', () => {
    const atNight = { ...everyDay, opens: '02:30', closes: '08:00' };
    expect(deadlineOf('2026-10-24 20:00', atNight)).toBe('2026-10-29 03:30');
    expect(deadlineOf('2027-03-27 20:00', atNight)).toBe('2027-04-01 05:30');
  });

  test('of no moment is refused', () => {
    expect(() => rushDeadline(NaN, everyDay)).toThrow(RangeError);
  });
});

/** Whether the minute that begins then is within working hours, in local time. */
function isWorking(at: number, { days, opens, closes }: WorkingHours): boolean {
  const { date: day, time } = dutchDateTime(new Date(at));
  return days.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7) && time >= opens && time < closes;
}

function asTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
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
  ['just before it', -1, deadline, false],
  ['at it', 0, deadline, false],
  ['just after it', 1, deadline, true],
  ['without one', 1, null, false],
])('a visit that begins %s', (_, passed, known, isAfter) => {
  expect(startsAfterDeadline(new Date(deadline + passed).toISOString(), known)).toBe(isAfter);
});

test.each([
  ['', '', false],
  ['', '12:00', false],
  ['2026-11-26', '', false],
  ['2026-11-26', '10:00', false],
  ['2026-11-26', '10:01', true],
  ['2026-11-25', '23:00', false],
  ['2026-11-27', '', true],
  ['2026-11-27', '08:00', true],
])('an appointment at %j %j after the deadline of the 26th at ten: %s', (appointmentDate, appointmentTime, isAfter) => {
  const appointment = { appointmentDate, appointmentTime };
  expect(isAfterDeadline(appointment, { date: '2026-11-26', time: '10:00' })).toBe(isAfter);
});
