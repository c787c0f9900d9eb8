import { expect, test } from 'vitest';
import { lateVisits } from './late-visits';

function visit(time: string, end: string, driveMinutes: number | null) {
  return { startsAt: `2026-11-24T${time}:00Z`, endsAt: `2026-11-24T${end}:00Z`, driveMinutes };
}

function times(visits: ReturnType<typeof visit>[], minutes: number) {
  return lateVisits(visits, minutes).map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16));
}

test('free time makes up for a delay, and who comes after it is not concerned', () => {
  const day = [
    visit('09:00', '10:00', 20),
    visit('10:15', '11:15', 15),
    visit('11:50', '12:50', 25),
    visit('14:00', '15:00', 20),
  ];
  expect(times(day, 30)).toEqual(['09:30', '10:45', '12:10']);
  expect(times(day, 10)).toEqual(['09:10', '10:25']);
});

test('a new time is one of five minutes, and never too early', () => {
  expect(times([visit('09:00', '10:00', null), visit('10:17', '11:00', 11)], 15)).toEqual(['09:15', '10:30']);
});

test('without a known drive every later visit is concerned', () => {
  expect(times([visit('09:00', '10:00', null), visit('12:00', '13:00', null)], 15)).toEqual(['09:15', '12:15']);
});
