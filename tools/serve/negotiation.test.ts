import { expect, test } from 'vitest';
import { chooseEncoding } from './negotiation.ts';

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
