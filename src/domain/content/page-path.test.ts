import { describe, expect, test } from 'vitest';
import { articlePath, landingPagePath } from '@/lib/paths';
import { articleSlug, isPagePath, landingPageSlug } from './page-path';

// The same paths as in supabase/tests/texts/website-content.test.ts.
test.each(['/', '/a', '/energielabel-den-haag', '/blog/kosten-2026', `/${'a'.repeat(199)}`])('%s is a path', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  ...['', 'amersfoort', '/Amersfoort', '/a b', '/a/', '//a', '/a--b', '/a-', '/-a', '/a?b=1', '/a#b', '/../a', '/é'],
  ...['/a\n', 'javascript:alert(1)', 'https://kwaad.nl', `/${'a'.repeat(200)}`],
])('%j is no path', (path) => {
  expect(isPagePath(path)).toBe(false);
});

describe('the slug of an article', () => {
  test.each([
    ['/blog/isolatie', 'isolatie'],
    ['/blog/van-energielabel-d-naar-b', 'van-energielabel-d-naar-b'],
    ['/blog/kosten-2026', 'kosten-2026'],
  ])('in %s is %s', (path, slug) => {
    expect(articleSlug(path)).toBe(slug);
  });

  test.each([
    ...[
      '',
      '/',
      '/blog',
      '/blog/',
      '/blog/a/b',
      'blog/a',
      '/blog/A',
      '/blog/a b',
      '/blog/-a',
      '/blog/a-',
      '/blog/a--b',
    ],
    ...[
      '/blog/a?b=1',
      '/blog/a#b',
      '/blog/../a',
      '/blog/é',
      '/energielabel-zeist',
      '/nieuws/a',
      'https://example.org/blog/a',
    ],
  ])('is not in %j', (path) => {
    expect(articleSlug(path)).toBe('');
  });
});

describe('the slug of a landing page', () => {
  test.each([
    ['/energielabel-soest', 'soest'],
    ['/energielabel-den-dolder', 'den-dolder'],
  ])('in %s is %s', (path, slug) => {
    expect(landingPageSlug(path)).toBe(slug);
  });

  test.each([
    '',
    '/soest',
    '/energielabel-',
    '/energielabel-Soest',
    '/energielabel-soest/deel',
    '/blog/energielabel-a',
  ])('is not in %j', (path) => {
    expect(landingPageSlug(path)).toBe('');
  });
});

test('links are built for the same paths', () => {
  expect(articleSlug(articlePath('kosten-2026'))).toBe('kosten-2026');
  expect(landingPageSlug(landingPagePath('den-dolder'))).toBe('den-dolder');
});
