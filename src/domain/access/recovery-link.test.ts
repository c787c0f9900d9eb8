import { expect, test } from 'vitest';
import { parseRecoveryLink } from './recovery-link.ts';

test.each([
  ['', null],
  ['#token_hash=abc', null],
  ['#token_hash=abc&type=signup', null],
  ['#access_token=a&refresh_token=b&type=recovery', null],
  ['#token_hash=abc&type=recovery', 'abc'],
])('%s: %s', (hash, token) => {
  expect(parseRecoveryLink(hash)).toBe(token);
});
