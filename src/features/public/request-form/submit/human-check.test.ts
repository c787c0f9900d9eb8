import { expect, test } from 'vitest';
import { humanCheck } from './human-check';

test.each([
  [1999, '', /heel snel/],
  [2000, '', /^$/],
  [60_000, 'https://spam.example', /mens/],
])('after %d ms with "%s" in the trap', (elapsed, trap, sentence) => {
  expect(humanCheck(elapsed, trap)).toMatch(sentence);
});
