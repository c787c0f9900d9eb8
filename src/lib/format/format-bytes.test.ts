import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

test.each([
  [1, '1\u00A0kB'],
  [319_000, '312\u00A0kB'],
  [10 * 1024 * 1024, '10,0\u00A0MB'],
])('%i bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
