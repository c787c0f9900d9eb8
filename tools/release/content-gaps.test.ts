import { expect, test } from 'vitest';
import { siteGaps } from './content-gaps.ts';

test('own names pass, those of the example do not', () => {
  expect(siteGaps({ brand: 'Labelbureau Gooi', host: 'Eigen server' })).toEqual([]);
  expect(siteGaps({ brand: 'woninglabel.example', host: ' ' })).toEqual(['brand: is a placeholder', 'host: is empty']);
});
