import { expect, test } from 'vitest';
import { parseDay } from './parse-day';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', ''],
  ['0020-01-01', ''],
  ['1999-12-31', ''],
  ['2099-12-31', '2099-12-31'],
  ['2100-01-01', ''],
  ['', ''],
  [null, ''],
])('the day %s is read as "%s"', (text, expected) => {
  expect(parseDay(text)).toBe(expected);
});
