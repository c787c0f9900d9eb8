import { expect, test } from 'vitest';
import { onlineState } from './online-state';

const shown = { id: 'a', lastUpdated: '2', isShown: true };
const hidden = { ...shown, isShown: false };
const doubtful = { ...shown, isShown: null };
const other = { id: 'b', lastUpdated: '1', isShown: true };

test.each([
  ['this version is there', [shown], { a: '2' }, 'online'],
  ['an older version is there', [shown], { a: '1' }, 'behind'],
  ['it is not there yet', [shown], {}, 'behind'],
  ['it is hidden and gone', [hidden], {}, 'offline'],
  ['it is hidden and still there', [hidden], { a: '2' }, 'behind'],
  ['clocks differ and it is not there yet', [doubtful], {}, 'offline'],
  ['clocks differ and it is there', [doubtful], { a: '2' }, 'offline'],
  ['clocks differ and an older version is there', [doubtful], { a: '1' }, 'behind'],
  ['one of two is behind', [shown, other], { a: '2' }, 'behind'],
  ['both are there', [shown, other], { a: '2', b: '1' }, 'online'],
  ['one is there and the other hidden', [hidden, other], { b: '1' }, 'online'],
] as const)('%s', (_, texts, live, expected) => {
  const states = [true, false].map((isBuildUnderWay) => onlineState(texts, { texts: live, isBuildUnderWay }));
  expect(states).toEqual(expected === 'behind' ? ['publishing', 'failed'] : [expected, expected]);
});
