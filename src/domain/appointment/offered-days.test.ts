import { expect, test } from 'vitest';
import { laterOfferFrom } from './offered-days.ts';

const today = '2026-11-28';

test.each([
  [
    'after the first of the days first offered, between which others are free',
    ['2026-12-03', '2026-12-01'],
    null,
    '2026-12-02',
  ],
  ['after the last of the days offered in order', ['2026-12-05', '2026-12-03'], '2026-12-02', '2026-12-06'],
  ['after two weeks without a moment', [], null, '2026-12-13'],
  ['after two later weeks without a moment', [], '2026-12-20', '2027-01-03'],
  ['up to the last day on which an offer can begin', ['2027-01-22'], '2027-01-10', '2027-01-23'],
  ['not after it', ['2027-01-23'], '2027-01-10', null],
])('later days go on %s', (_, days, fromDay, next) => {
  expect(laterOfferFrom({ days, fromDay, today, isRush: false })).toBe(next);
});

test('of a rush request later days begin with the first day again: only its moments in time were offered', () => {
  const days = ['2026-11-30', '2026-12-01'];
  expect(laterOfferFrom({ days, fromDay: null, today, isRush: true })).toBe('2026-11-30');
  expect(laterOfferFrom({ days, fromDay: '2026-11-30', today, isRush: true })).toBe('2026-12-02');
});
