import { expect, test } from 'vitest';
import { scrollEnds } from './scroll-ends';

test.each([
  [0, { isAtStart: true, isAtEnd: false }],
  [0.5, { isAtStart: true, isAtEnd: false }],
  [1, { isAtStart: false, isAtEnd: false }],
  [300, { isAtStart: false, isAtEnd: false }],
  [599.5, { isAtStart: false, isAtEnd: true }],
  [600, { isAtStart: false, isAtEnd: true }],
])('scrolled %d of 600 px', (scrollLeft, expected) => {
  expect(scrollEnds({ scrollLeft, scrollWidth: 1200, clientWidth: 600 })).toEqual(expected);
});

test('a row that fits is at both ends', () => {
  expect(scrollEnds({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 })).toEqual({ isAtStart: true, isAtEnd: true });
});
