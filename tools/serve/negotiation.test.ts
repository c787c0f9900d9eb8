import { expect, test } from 'vitest';
import { chooseEncoding, isKnown } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip ; q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';;,,q=1', 'identity'],
])('of %j it takes %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a-gzip"', false],
  ['a-br', false],
  ['', false],
  [undefined, false],
])('a browser that has %j has this version: %s', (known, expected) => {
  expect(isKnown('"a-br"', known)).toBe(expected);
});
