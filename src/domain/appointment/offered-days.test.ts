import { expect, test } from 'vitest';
import { laterOfferFrom } from './offered-days.ts';

const today = '2026-11-28';

test.each([
  ['after the last day shown, also where a nearer one comes last', ['2026-12-03', '2026-12-01'], null, '2026-12-04'],
  ['after two weeks without a moment', [], null, '2026-12-13'],
  ['after two later weeks without a moment', [], '2026-12-20', '2027-01-03'],
  ['up to the last day on which an offer can begin', ['2027-01-22'], '2027-01-10', '2027-01-23'],
  ['not after it', ['2027-01-23'], '2027-01-10', null],
])('later days go on %s', (_, days, fromDay, next) => {
  expect(laterOfferFrom({ days, fromDay, today })).toBe(next);
});
