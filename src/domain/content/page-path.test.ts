import { expect, test } from 'vitest';
import { isPagePath } from './page-path';

// The same paths as in supabase/tests/website-content.test.ts.
test.each(['/', '/a', '/energielabel-den-haag', '/blog/kosten-2026', `/${'a'.repeat(199)}`])('%s is a path', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  ...['', 'amersfoort', '/Amersfoort', '/a b', '/a/', '//a', '/a--b', '/a-', '/-a', '/a?b=1', '/a#b', '/../a', '/é'],
  ...['/a\n', 'javascript:alert(1)', 'https://kwaad.nl', `/${'a'.repeat(200)}`],
])('%j is no path', (path) => {
  expect(isPagePath(path)).toBe(false);
});
