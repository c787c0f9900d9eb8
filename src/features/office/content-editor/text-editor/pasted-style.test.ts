import { expect, test } from 'vitest';
import { raisedBy } from './pasted-style';

test.each([
  ['sup', [], 'super'],
  ['sub', [], 'sub'],
  ['span', [], undefined],
  ['span', [['vertical-align', 'super']], 'super'],
  ['span', [['vertical-align', 'sub']], 'sub'],
  ['span', [['vertical-align', 'baseline']], null],
] as const)('a %s with the style %j stands %s', (name, style, raised) => {
  expect(raisedBy(name, new Map(style))).toBe(raised);
});
