import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { headersFile } from '../hosting/headers.ts';
import { redirectsFile } from '../hosting/redirects.ts';
import { createStaticSite } from './static-site.ts';

const page = `<!doctype html><title>Blog</title>${'<p>tekst</p>'.repeat(100)}`;
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const folder = mkdtempSync(path.join(tmpdir(), 'static-site-'));
let site: Hono;

beforeAll(() => {
  const files = {
    'index.html': '<!doctype html><title>Home</title>',
    'blog.html': page,
    '404.html': '<!doctype html><title>404</title>',
    'app.html': '<!doctype html><title>App</title>',
    'admin.html': '<!doctype html><title>Office</title>',
    'assets/main-1.js': 'run()',
    'share/home.png': picture,
    _redirects: redirectsFile(),
    _headers: headersFile({ env: parseEnv({}), inlineScript: '' }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  site = createStaticSite(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return site.request(address, { method, headers });
}

describe('a page', () => {
  it('comes with its type, its size and the headers of its path', async () => {
    const answer = await ask('/blog');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe(String(page.length));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(answer.headers.has('x-robots-tag')).toBe(false);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('goes over the line as %s when the browser takes that', async (encoding, unpack) => {
    const answer = await ask('/blog', { 'Accept-Encoding': encoding });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(page.length / 5);
    expect(unpack(body).toString()).toBe(page);
  });

  it('is not sent again to a browser that has it, in the same encoding', async () => {
    const first = await ask('/blog', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/blog', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    }
    expect((await ask('/blog', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask('/blog', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(page.length));
    expect(await answer.text()).toBe('');
  });
});

test('an asset is kept for a year, but not while it is missing', async () => {
  const there = await ask('/assets/main-1.js');
  expect(there.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await ask('/assets/main-2.js', { 'If-None-Match': '*' });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a picture goes as it is', async () => {
  const answer = await ask('/share/home.png', { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
});

test('the back-office is the shell, kept from search engines', async () => {
  const answer = await ask('/admin?status=new');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Office');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test.each([
  ['/energielabel-soest', 'App'],
  ['/bestaat-niet', '404'],
])('%s is not found, and answers the page %s', async (address, title) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(`<title>${title}</title>`);
});

test('a redirect keeps the question', async () => {
  const answer = await ask('/werkgebieden/gouda?utm_source=x');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/energielabel-gouda-aanvragen?utm_source=x');
});

test.each(['/_redirects', '/_headers', '/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%'])(
  '%s is nothing to visitors',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test('only reading is answered', async () => {
  const answer = await ask('/blog', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
