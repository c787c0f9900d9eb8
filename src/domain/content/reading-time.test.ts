import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time';
import type { RichText } from './rich-text';

function textOf(words: number): RichText {
  return [{ kind: 'paragraph', text: ['woord '.repeat(words)] }];
}

test.each([
  [0, 1],
  [150, 1],
  [151, 2],
  [750, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(textOf(words))).toBe(minutes);
});
