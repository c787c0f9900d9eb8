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

test.each<[number, number | undefined, string]>([
  [1, 1, '1 van 1 aanvraag'],
  [1, 51, '1 van 51 aanvragen'],
  [50, 100_000, '50 van 100.000 aanvragen'],
  [1, undefined, '1 aanvraag'],
  [7, undefined, '7 aanvragen'],
])('%i shown of %s', (shown, total, text) => {
  expect(shownText(shown, total)).toBe(text);
});
