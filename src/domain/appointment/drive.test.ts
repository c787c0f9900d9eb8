import { expect, test } from 'vitest';
import { isTooSoon } from './drive';

function appointment(adviser: string, starts: string, ends: string, minutes: number, isFromStart = false) {
  return {
    adviser,
    startsAt: `2027-01-04T${starts}:00.000Z`,
    endsAt: `2027-01-04T${ends}:00.000Z`,
    driveThere: { minutes, isFromStart },
  };
}

test.each([
  ['11:16', 16, false],
  ['11:15', 16, true],
  ['10:30', 0, true],
  ['11:00', 0, false],
])(
  'after an appointment until 11:00, one at %s is too soon for a drive of %i minutes: %s',
  (starts, minutes, expected) => {
    const before = appointment('ali', '10:00', '11:00', 0, true);
    const other = appointment('bo', '10:00', '12:00', 0, true);
    const next = appointment('ali', starts, '13:00', minutes);
    expect(isTooSoon(next, [before, other, next])).toBe(expected);
  },
);

test('the first of a day is not too soon, and neither is one of nobody', () => {
  const first = appointment('ali', '09:00', '10:00', 40, true);
  expect(isTooSoon(first, [first])).toBe(false);
  const ownerless = { ...appointment('', '09:30', '10:00', 0), driveThere: null };
  expect(isTooSoon(ownerless, [appointment('', '09:00', '10:00', 0), ownerless])).toBe(false);
});
