import { expect, test } from 'vitest';
import { obstaclesText } from './obstacles';

const obstacle = { minutes: 0, name: '', startsAt: '', reason: '' };
const jansen = { ...obstacle, name: 'Jansen', startsAt: '2027-01-04T09:00:00.000Z' };

test.each([
  [[{ ...jansen, kind: 'overlap' as const }], 'overlapt met Jansen 10:00'],
  [
    [{ ...jansen, kind: 'travel' as const, minutes: 1 }],
    'laat 1 minuut te weinig voor de rit van of naar Jansen 10:00',
  ],
  [[{ ...obstacle, kind: 'blocked' as const, reason: 'Tandarts' }], 'valt in geblokkeerde tijd (Tandarts)'],
  [[{ ...obstacle, kind: 'blocked' as const }], 'valt in geblokkeerde tijd'],
  [
    [
      { ...obstacle, kind: 'hours' as const },
      { ...obstacle, kind: 'holiday' as const },
    ],
    'valt buiten de werktijden en valt op een feestdag',
  ],
])('what is in the way is said in words', (obstacles, expected) => {
  expect(obstaclesText(obstacles)).toBe(expected);
});
