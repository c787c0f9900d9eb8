import { expect, test } from 'vitest';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { headerRules, headersFile } from '../hosting/headers.ts';
import { redirects, redirectsFile, rewrites, slashRedirects } from '../hosting/redirects.ts';
import { matches, parseHeaders, parseRedirects } from './rule-files.ts';

const subject = { env: parseEnv({}), inlineScript: 'load()' };

test('what the build writes is read back whole', () => {
  expect(parseRedirects(redirectsFile())).toEqual([...redirects(), ...rewrites(), ...slashRedirects()]);
  expect(parseHeaders(headersFile(subject))).toEqual(
    headerRules(subject).map(({ path, headers }) => ({ path, headers: Object.entries(headers) })),
  );
});

test('what is no rule is skipped', () => {
  expect(parseRedirects('# comment\n\n/a\n/a /b\nhttps://x.example /b 301\n/c /d 301 Country=nl\n')).toEqual([]);
  expect(parseHeaders('  X-Lost: 1\n\n# comment\n/a\n  no header\n  X-Kept: a: b \n')).toEqual([
    { path: '/a', headers: [['X-Kept', 'a: b']] },
  ]);
});

test.each([
  ['/admin', '/admin', true],
  ['/admin', '/admin/x', false],
  ['/blog/*', '/blog/x/y', true],
  ['/blog/*', '/blog', false],
  ['/energielabel-*', '/energielabel-soest', true],
  ['/*', '/', true],
])('%s matches %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});
