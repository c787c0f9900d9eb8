import { expect, test } from 'vitest';
import { hasBackToTop, hasHeaderShadow, hasRequestButton } from './scroll-place.ts';

function at(scrolled: number, contactTop: number | null = 4000) {
  return { scrolled, contactTop, isAtContact: false };
}

test('the header has a shadow after 20 px', () => {
  expect([hasHeaderShadow(at(20)), hasHeaderShadow(at(21))]).toEqual([false, true]);
});

test('the way back to the top appears after 300 px', () => {
  expect([hasBackToTop(at(300)), hasBackToTop(at(301))]).toEqual([false, true]);
  expect(hasBackToTop({ ...at(3500), isAtContact: true })).toBe(false);
});

test('the request button shows between 600 px and 300 px before the contact section', () => {
  expect([600, 601, 3699, 3700].map((scrolled) => hasRequestButton(at(scrolled)))).toEqual([false, true, true, false]);
  expect(hasRequestButton(at(9999, null))).toBe(true);
});
