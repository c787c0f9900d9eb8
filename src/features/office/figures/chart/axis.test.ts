import { expect, test } from 'vitest';
import { axisTop, labelledColumns } from './axis';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [100, 100],
  [1234, 2000],
])('an axis for %s ends at %s', (largest, top) => {
  expect(axisTop(largest)).toBe(top);
});

test('few of many columns are named, and the last one always', () => {
  expect(labelledColumns(13, 5)).toEqual([0, 3, 6, 9, 12]);
  expect(labelledColumns(3, 5)).toEqual([0, 1, 2]);
  expect(labelledColumns(0, 5)).toEqual([]);
});
