import { expect, test } from 'vitest';
import { redirectsFile } from '../hosting/redirects.ts';
import { answerTo } from './answer.ts';
import { parseRedirects } from './rule-files.ts';

const files = new Set([
  '/index.html',
  '/404.html',
  '/app.html',
  '/admin.html',
  '/blog.html',
  '/blog/isolatie.html',
  '/energielabel-gouda-aanvragen.html',
  '/assets/main-1.js',
]);
const rules = parseRedirects(redirectsFile());

test.each([
  ['/', '/index.html', 200],
  ['/blog', '/blog.html', 200],
  ['/blog/isolatie', '/blog/isolatie.html', 200],
  ['/energielabel-gouda-aanvragen', '/energielabel-gouda-aanvragen.html', 200],
  ['/assets/main-1.js', '/assets/main-1.js', 200],
  ['/admin', '/admin.html', 200],
  ['/create-admin', '/admin.html', 200],
  ['/energielabel-soest', '/app.html', 404],
  ['/blog/bestaat-niet', '/app.html', 404],
  ['/bestaat-niet', '/404.html', 404],
  ['/404', '/404.html', 404],
  ['/admin/verder', '/404.html', 404],
  ['/werkgebieden/parijs', '/404.html', 404],
  ['/assets/main-2.js', '/404.html', 404],
  ['/Blog', '/404.html', 404],
  ['//blog', '/404.html', 404],
  ['//elsewhere.example/', '/404.html', 404],
  ['/%5Celsewhere.example', '/404.html', 404],
  ['/..%2f..%2fetc%2fpasswd', '/404.html', 404],
  ['/assets/..%2f..%2fpackage.json', '/404.html', 404],
  ['/__proto__', '/404.html', 404],
])('%s is answered with %s, status %d', (path, file, status) => {
  expect(answerTo(path, files, rules)).toEqual({ kind: 'file', file, status });
});

test.each([
  ['/werkgebieden/gouda', '/energielabel-gouda-aanvragen'],
  ['/werkgebieden/gouda/', '/werkgebieden/gouda'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/isolatie.html', '/blog/isolatie'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/admin/', '/admin'],
  ['/bestaat-niet/', '/bestaat-niet'],
])('%s leads to %s', (path, to) => {
  expect(answerTo(path, files, rules)).toEqual({ kind: 'redirect', to });
});
