import { expect, test } from 'vitest';
import { minutesBefore } from './drive';

function appointment(adviser: string, starts: string, ends: string, isFromStart = false) {
  return {
    adviser,
    startsAt: `2027-01-04T${starts}:00.000Z`,
    endsAt: `2027-01-04T${ends}:00.000Z`,
    driveThere: { isFromStart },
  };
}

test.each([
  ['11:16', 16],
  ['10:30', -30],
])('after an appointment until 11:00, one at %s leaves %i minutes', (starts, expected) => {
  const before = appointment('ali', '10:00', '11:00', true);
  const other = appointment('bo', '10:00', '12:00', true);
  const next = appointment('ali', starts, '13:00');
  expect(minutesBefore(next, [before, other, next])).toBe(expected);
});

test('nothing is before the first of a day, and before one of nobody', () => {
  const first = appointment('ali', '09:00', '10:00', true);
  expect(minutesBefore(first, [first])).toBeUndefined();
  const afterOther = appointment('bo', '10:30', '11:00');
  expect(minutesBefore(afterOther, [first, afterOther])).toBeUndefined();
  const ownerless = { ...appointment('', '09:30', '10:00'), driveThere: null };
  expect(minutesBefore(ownerless, [appointment('', '09:00', '10:00'), ownerless])).toBeUndefined();
});
