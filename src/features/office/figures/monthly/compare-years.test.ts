import { expect, test } from 'vitest';
import { compareYears, totalOf } from './compare-years';

function month(place: number, requests: number) {
  const name = `${2025 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
  return {
    month: name,
    requests,
    requestsSoFar: requests / 2,
    byTelephone: 1,
    rush: 2,
    completed: 3,
    cancelled: 4,
    revenue: 500,
    listRevenue: 400,
    deviating: 1,
  };
}

test('each of the last twelve months stands beside that of a year earlier, newest first', () => {
  const rows = compareYears(Array.from({ length: 24 }, (_, place) => month(place, place + 1)));
  expect(rows.map(({ month, requests, before }) => [month, requests, before]).slice(0, 2)).toEqual([
    // The month that is not over, beside as much of that month.
    ['2026-12', 24, 6],
    ['2026-11', 23, 11],
  ]);
  expect(rows).toHaveLength(12);
  expect(totalOf(rows)).toEqual({
    requests: 222,
    before: 72,
    byTelephone: 12,
    rush: 24,
    completed: 36,
    cancelled: 48,
    revenue: 6000,
    listRevenue: 4800,
    deviating: 12,
  });
});

test('a year earlier is unknown before the first request, and zero in a quiet month after it', () => {
  const rows = compareYears(Array.from({ length: 24 }, (_, place) => month(place, place === 9 || place > 20 ? 5 : 0)));
  expect(rows.map(({ before }) => before)).toEqual([0, 0, 5, ...Array.from({ length: 9 }, () => null)]);
  expect(totalOf(rows).before).toBeNull();
});
