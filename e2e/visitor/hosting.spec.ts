import type { APIRequestContext } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { articlePath, cityPath, oldCityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// What crawlers and browsers get without running a script, from the local server, which follows the host files of the
// build.

/** Paths of the pages in the sitemap. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  expect(xml).not.toMatch(/<lastmod>(?!\d{4}-\d\d-\d\d)/);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The content of a tag in the head; '' without such a tag. */
function readTag(html: string, start: string): string {
  return new RegExp(`<${start} (?:content|href)="([^"]*)"`).exec(html)?.[1] ?? '';
}

function readMeta(html: string, property: string): string {
  return readTag(html, `meta property="${property}"`);
}

test('every page of the sitemap is there, and says of itself that it is the one to list', async ({ request }) => {
  test.setTimeout(120_000);
  const listed = await sitemapPaths(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining([...pathsOf('page'), ...cities.map(({ slug }) => cityPath(slug))]));
  expect(listed.filter((path) => path.startsWith(articlePath(''))).length).toBeGreaterThanOrEqual(8);

  for (const path of listed) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
    const html = await answer.text();
    expect(new URL(readTag(html, 'link rel="canonical"')).pathname, path).toBe(path);
  }
});

test('every page has a picture to share, which is there and as large as it says', async ({ request }) => {
  test.setTimeout(120_000);
  const pictures = new Set<string>();
  for (const path of await sitemapPaths(request)) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(readMeta(html, 'og:image:alt'), path).not.toBe('');
    expect([readMeta(html, 'og:image:width'), readMeta(html, 'og:image:height')], path).toEqual(['1200', '630']);
    pictures.add(new URL(readMeta(html, 'og:image')).pathname);
  }
  // Home, the cities, at least eight articles, and one for all other pages.
  expect(pictures.size).toBeGreaterThanOrEqual(1 + cities.length + 8 + 1);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
});

test('the old address of every city moved for good', async ({ request }) => {
  for (const { slug } of cities) {
    const answer = await request.get(`${oldCityPath(slug)}?utm_source=brief`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(`${cityPath(slug)}?utm_source=brief`);
  }
});

test('a page has one address', async ({ request }) => {
  for (const [other, address] of [
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/index.html', '/'],
    [`${cityPath('gouda')}/`, cityPath('gouda')],
  ] as const) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect(answer.status(), other).toBe(301);
    expect(answer.headers()['location']).toBe(address);
  }
});

test('what does not exist is a 404 to everybody, with the page or the app that tells so', async ({ request }) => {
  for (const path of ['/bestaat-niet', '/werkgebieden/parijs', '/assets/oud-12345678.js', '/..%2fpackage.json']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Pagina niet gevonden');
    expect(answer.headers()['cache-control'], path).toContain('max-age=0');
  }
  const shell = await (await request.get('/app')).text();
  for (const path of ['/energielabel-bestaat-niet', '/blog/bestaat-niet']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe(shell);
  }
});

test('search engines are told what to read, and are kept out of the back-office', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  for (const path of pathsOf('shell')) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    // A crawler that may not read the page would not see its noindex.
    expect(robots).not.toContain(path);
  }
  expect((await request.get('/_redirects')).status()).toBe(404);
});

test('files are compressed, kept for as long as they may be, and never sent twice', async ({ request }) => {
  const home = await request.get(paths.home, { headers: { 'Accept-Encoding': 'br' } });
  const { 'content-encoding': encoding, 'cache-control': cache, etag } = home.headers();
  expect(encoding).toBe('br');
  expect(cache).toBe('public, max-age=0, must-revalidate');
  const again = await request.get(paths.home, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag ?? '' } });
  expect(again.status()).toBe(304);

  const asset = /\/assets\/[^" ]+\.js/.exec(await home.text())?.[0] ?? '';
  const script = await request.get(asset, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(script.headers()['content-encoding']).toBe('gzip');
  expect(script.headers()['content-type']).toContain('text/javascript');
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the icon is also at the address where a browser looks for that of a file', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()).toMatchObject({ 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=86400' });
  expect((await icon.body()).length).toBeLessThan(2000);
});

test('every answer tells the browser what it may do', async ({ request }) => {
  for (const path of [paths.home, paths.admin, '/bestaat-niet']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toContain('max-age=');
  }
});
