import { expect, test } from 'vitest';
import { arrivalsText, shownText, titleWithArrivals } from './requests';

test.each([
  [1, '1 nieuwe aanvraag', '(1) Admin'],
  [2, '2 nieuwe aanvragen', '(2) Admin'],
  [99, '99 nieuwe aanvragen', '(99) Admin'],
  [100, 'Meer dan 99 nieuwe aanvragen', '(99+) Admin'],
])('%i new requests', (count, text, title) => {
  expect(arrivalsText(count)).toBe(text);
  expect(titleWithArrivals('Admin', count)).toBe(title);
});

test.each<[number, number, boolean, string]>([
  [1, 1, false, '1 van 1 aanvraag'],
  [1, 51, false, '1 van 51 aanvragen'],
  [50, 100_000, false, '50 van 100.000 aanvragen'],
  [50, 1_000, true, '50 van 1.000+ aanvragen'],
])('%i shown of %s, capped %s', (shown, amount, isCapped, text) => {
  expect(shownText(shown, { amount, isCapped })).toBe(text);
});

test.each([
  [1, '1 aanvraag'],
  [7, '7 aanvragen'],
])('%i shown of nobody knows how many', (shown, text) => {
  expect(shownText(shown, undefined)).toBe(text);
});
