import { expect, test } from 'vitest';
import { likelyPropertyType, otherLikelyType } from './likely-property-type';

test.each([
  ['43-2', { letter: '', addition: '2' }, 76, 'apartment'],
  ['237 A-V, however large', { letter: 'A', addition: 'V' }, 240, 'apartment'],
  ['15c', { letter: 'c', addition: '' }, 120, 'terraced'],
  ['15c, large', { letter: 'c', addition: '' }, 240, 'terraced'],
  ['12', { letter: '', addition: '' }, 199, 'terraced'],
  ['12, large', { letter: '', addition: '' }, 200, 'detached'],
  ['12, of unknown size', { letter: '', addition: '' }, null, 'terraced'],
])('%s', (_, address, area, type) => {
  expect(likelyPropertyType(address, area)).toBe(type);
});

test('only a type that the address does not confirm has another beside it', () => {
  expect((['apartment', 'terraced', 'detached', 'semi-detached'] as const).map(otherLikelyType)).toEqual([
    null,
    'detached',
    'terraced',
    null,
  ]);
});
