import { expect, test } from 'vitest';
import { movedByKey } from './grid-keys';

// A working week without its Wednesday, around the change to summer time of 28 March 2027.
const days = ['2027-03-26', '2027-03-28', '2027-03-29'];
const appointment = { startsAt: '2027-03-26T09:00:00.000Z', endsAt: '2027-03-26T10:00:00.000Z' };

function press(key: string, shiftKey = false, from = appointment) {
  const moved = movedByKey({ key, shiftKey }, from, days);
  return moved && `${moved.startsAt.slice(5, 16)} ${moved.endsAt.slice(5, 16)}`;
}

test('arrows move by a quarter of an hour or a day, and with Shift the end alone', () => {
  expect(press('ArrowUp')).toBe('03-26T08:45 03-26T09:45');
  expect(press('ArrowDown')).toBe('03-26T09:15 03-26T10:15');
  expect(press('ArrowDown', true)).toBe('03-26T09:00 03-26T10:15');
  expect(press('ArrowUp', true)).toBe('03-26T09:00 03-26T09:45');
  // 10:00 on a Dutch clock on either side of the change, and past the day that is not shown.
  expect(press('ArrowRight')).toBe('03-28T08:00 03-28T09:00');
});

test('what is not shown, another day and nothing at all are out of reach', () => {
  expect(press('ArrowLeft')).toBeNull();
  expect(
    press('ArrowRight', false, { startsAt: '2027-03-29T08:00:00.000Z', endsAt: '2027-03-29T09:00:00.000Z' }),
  ).toBeNull();
  const early = { startsAt: '2027-03-25T23:00:00.000Z', endsAt: '2027-03-26T00:00:00.000Z' };
  expect(press('ArrowUp', false, early)).toBeNull();
  const short = { startsAt: '2027-03-26T09:00:00.000Z', endsAt: '2027-03-26T09:15:00.000Z' };
  expect(press('ArrowUp', true, short)).toBeNull();
  expect(press('a')).toBeNull();
});
