import { expect, test } from 'vitest';
import { publicationDay } from './publication-day';

test.each([
  ['2026-11-21T22:59:59+00:00', '2026-11-21'],
  ['2026-11-21T23:00:00+00:00', '2026-11-22'],
  ['2026-06-30T22:00:00+00:00', '2026-07-01'],
  ['', ''],
])('the day of %j is %j', (publishedAt, day) => {
  expect(publicationDay(publishedAt)).toBe(day);
});
