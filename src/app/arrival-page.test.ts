// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearHead, isPrerenderedFor } from './arrival-page';

test.each([
  // The page that belongs to the path.
  ['/', '/', true],
  ['/blog', '/blog', true],
  ['/blog/een', '/blog/een', true],
  ['/energielabel-gouda-aanvragen', '/energielabel-gouda-aanvragen', true],
  // Another page: some hosts answer unknown paths with the front page.
  ['/', '/blog', false],
  ['/', '/bestaat-niet', false],
  ['/blog', '/blog/een', false],
  ['/blog', '/blog/', false],
  ['/blog/een', '/blog/twee', false],
  // The page without content, and a server that serves the sources.
  ['', '/', false],
  ['', '/admin', false],
  [undefined, '/', false],
  [undefined, '/404', false],
  // Not found, at a path where nothing can have been published since the build.
  ['/404', '/404', true],
  ['/404', '/bestaat-niet', true],
  ['/404', '/bestaat/niet', true],
  ['/404', '/energielabel', true],
  ['/404', '/blogs', true],
  ['/404', '/nieuws/blog/een', true],
  // Paths are case-sensitive, to the router as to hosts.
  ['/404', '/Admin', true],
  ['/404', '/Blog/een', true],
  // Paths without a file of their own, on a host without our rules.
  ['/404', '/admin', false],
  ['/404', '/werkgebieden', false],
  // What may have been published after the build.
  ['/404', '/energielabel-soest', false],
  ['/404', '/blog/nieuw', false],
])('HTML of %j is hydrated at %j: %j', (prerenderedPath, pathname, isHydrated) => {
  expect(isPrerenderedFor(prerenderedPath, pathname)).toBe(isHydrated);
});

test('what another page says of itself goes, all the rest stays', () => {
  document.head.innerHTML = `
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#17573a">
    <link rel="icon" href="data:,"><link rel="preload" href="/a.woff2" as="font"><style>a{}</style>
    <script src="/a.js"></script>`;
  const rest = document.head.innerHTML;
  document.head.insertAdjacentHTML(
    'afterbegin',
    `<title>Een</title><meta name="description" content="Een"><meta property="og:title" content="Een">
     <meta property="og:url" content="https://example.org/"><link rel="canonical" href="https://example.org/">
     <meta name="robots" content="noindex">`,
  );
  clearHead(document.head);
  expect(document.title).toBe('');
  expect(document.head.innerHTML.trim()).toBe(rest.trim());
});
