import { expect, test } from 'vitest';
import { cancelFree } from '@/content/legal/agreements';
import { areaTexts } from './area';

test('there are as many reasons as their title says, no two of them about the price', () => {
  const reasons = areaTexts.reasons('Ede', 'Wij weten hoe het warmtenet meetelt', ', van Veldhuizen tot Kernhem');
  expect(areaTexts.reasonsTitle('Ede')).toMatch(/^Vier redenen/);
  expect(reasons).toHaveLength(4);
  expect(reasons.filter((reason) => reason.includes('prijs'))).toHaveLength(1);
});

test('what is of the place comes first, and what is said of cancelling is what was agreed', () => {
  const reasons = areaTexts.reasons('Ede', 'Wij weten hoe het warmtenet meetelt', ', van Veldhuizen tot Kernhem');
  expect(reasons.slice(0, 2)).toEqual([
    'Wij weten hoe het warmtenet meetelt',
    'Wij komen in heel Ede, van Veldhuizen tot Kernhem',
  ]);
  expect(`${reasons.at(-1)}.`).toBe(cancelFree);
});

test('another place has reasons without what is of a city', () => {
  expect(areaTexts.reasons('Baarn').slice(0, 2)).toEqual(['U leest vooraf wat u klaarlegt', 'Wij komen in heel Baarn']);
});
