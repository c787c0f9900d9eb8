import { expect, test } from 'vitest';
import { firstPublication, isVisible, laterTimestamp, startOfDay } from './publication';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:59.5+00:00', true],
  ['2026-11-21T12:00:00+00:00', true],
  // The clock of the browser is a little behind.
  ['2026-11-21T12:05:00+00:00', true],
  ['2026-11-21T12:05:00.001+00:00', false],
  ['2026-12-01T00:00:00+00:00', false],
  ['', false],
  ['soon', false],
])('what is published from %j on is visible: %s', (publishedAt, visible) => {
  expect(isVisible(publishedAt, now)).toBe(visible);
});

test('a page is published from the first of its texts on', () => {
  expect(firstPublication([])).toBe('');
  expect(firstPublication(['', ''])).toBe('');
  const moments = ['2026-11-21T12:00:00.5+00:00', '', '2026-11-21T12:00:00.25+00:00', '2026-11-22T01:00:00+00:00'];
  expect(firstPublication(moments)).toBe('2026-11-21T12:00:00.25+00:00');
});

test('the later of two moments counts', () => {
  const [early, late] = ['2026-11-21T12:00:00.5+00:00', '2026-11-21T12:00:00.75+00:00'];
  expect(laterTimestamp(early, late)).toBe(late);
  expect(laterTimestamp(late, early)).toBe(late);
  expect(laterTimestamp(early, '')).toBe(early);
  expect(laterTimestamp('infinity', early)).toBe(early);
});

test('a day begins at midnight in Amsterdam', () => {
  expect(startOfDay('2026-07-01')).toBe('2026-07-01 00:00 Europe/Amsterdam');
  expect(startOfDay('')).toBe('');
});
