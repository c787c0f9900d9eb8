import { expect, test } from 'vitest';
import { clashingAppointments, isPast } from './appointment-warnings';

test.each([
  ['09:00', false],
  ['09:01', true],
  ['10:00', true],
  ['10:59', true],
  ['11:00', false],
  ['', false],
  ['00:00', false],
])('an appointment at 10:00 and one at "%s" clash: %s', (time, isClash) => {
  const other = { id: 'b', assignedTo: '', time };
  expect(clashingAppointments({ id: 'a', assignedTo: '', time: '10:00' }, [other])).toEqual(isClash ? [other] : []);
});

test('an appointment does not clash with itself', () => {
  const own = { id: 'a', assignedTo: '', time: '10:00' };
  expect(clashingAppointments(own, [own])).toEqual([]);
});

test.each([
  ['jo', 'jo', true],
  ['', '', true],
  ['jo', 'ali', false],
  ['jo', '', false],
])('of "%s", a visit of "%s" at the same time clashes: %s', (assignedTo, theirs, isClash) => {
  const other = { id: 'b', assignedTo: theirs, time: '10:00' };
  expect(clashingAppointments({ id: 'a', assignedTo, time: '10:00' }, [other])).toEqual(isClash ? [other] : []);
});

test('without a time there is nothing to clash with', () => {
  expect(
    clashingAppointments({ id: 'a', assignedTo: '', time: '' }, [{ id: 'b', assignedTo: '', time: '10:00' }]),
  ).toEqual([]);
});

test.each([
  ['2026-11-20', '23:59', true],
  ['2026-11-21', '09:29', true],
  ['2026-11-21', '09:30', false],
  ['2026-11-21', '09:31', false],
  ['2026-12-01', '00:00', false],
  ['2027-01-01', '00:00', false],
])('on 21 november 2026 at 09:30, %s %s is past: %s', (date, time, expected) => {
  expect(isPast({ date, time }, { date: '2026-11-21', time: '09:30' })).toBe(expected);
});
