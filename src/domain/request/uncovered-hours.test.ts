import { expect, test } from 'vitest';
import { uncoveredHours } from './uncovered-hours';

const always = { days: [1, 2, 6, 7], opens: '08:00', closes: '20:00' };

function on(weekday: number, opens: string, closes: string) {
  return { weekday, opens, closes };
}

test('days without an adviser, and the hours around and between those of advisers, are uncovered', () => {
  expect(
    uncoveredHours(always, [
      on(1, '13:00', '17:00'),
      on(1, '09:00', '12:00'),
      on(2, '13:00', '17:00'),
      on(2, '09:00', '12:00'),
      on(3, '09:00', '17:00'),
    ]),
  ).toEqual([
    {
      days: [1, 2],
      ranges: [
        { opens: '08:00', closes: '09:00' },
        { opens: '12:00', closes: '13:00' },
        { opens: '17:00', closes: '20:00' },
      ],
    },
    { days: [6, 7], ranges: [{ opens: '08:00', closes: '20:00' }] },
  ]);
});

test('advisers cover for each other, and hours outside those of rush do not matter', () => {
  const monday = { ...always, days: [1] };
  expect(uncoveredHours(monday, [on(1, '06:00', '14:00'), on(1, '12:00', '23:00')])).toEqual([]);
  expect(uncoveredHours(monday, [on(1, '06:00', '18:00'), on(1, '09:00', '10:00'), on(1, '21:00', '22:00')])).toEqual([
    { days: [1], ranges: [{ opens: '18:00', closes: '20:00' }] },
  ]);
});
