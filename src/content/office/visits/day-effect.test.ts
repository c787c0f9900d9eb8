import { expect, test } from 'vitest';
import { dayEffectText, howSoonText } from './day-effect';

const effect = { extraMinutes: 12, fromMiddle: null, around: '', place: 'Utrecht' };
// Late on a Monday by the clock of UTC.
const tuesday = '2027-01-04T23:30:00Z';
const sunday = '2027-07-04T09:00:00Z';

test.each([
  [effect, tuesday, '+12 minuten rijden, maakt dinsdag tot een dag rond Utrecht'],
  [{ ...effect, place: '' }, sunday, '+12 minuten rijden, het eerste bezoek van zondag'],
  [
    { ...effect, extraMinutes: 1, fromMiddle: 15, around: 'Zeist' },
    tuesday,
    '+1 minuut rijden, past bij een dag rond Zeist',
  ],
  [
    { ...effect, extraMinutes: 0, fromMiddle: 16, around: 'Zeist' },
    tuesday,
    'geen extra rijtijd, 16 minuten van een dag rond Zeist',
  ],
  [
    { ...effect, extraMinutes: -3, fromMiddle: 30 },
    tuesday,
    'geen extra rijtijd, 30 minuten van de andere bezoeken van dinsdag',
  ],
])('%j on %s', (given, startsAt, text) => {
  expect(dayEffectText(given, startsAt)).toBe(text);
});

test.each([
  ['2026-11-27T09:59:00Z', 'over 59 minuten'],
  ['2026-11-27T12:20:00Z', 'over 3 uur'],
  // Before and after midnight in the Netherlands.
  ['2026-11-27T22:59:00Z', 'over 14 uur'],
  ['2026-11-27T23:00:00Z', 'morgen'],
  ['2026-11-30T08:00:00Z', 'over 3 dagen'],
])('%s is %s', (startsAt, text) => {
  expect(howSoonText(startsAt, Date.parse('2026-11-27T09:00:00Z'))).toBe(text);
});
