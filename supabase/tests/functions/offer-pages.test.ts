import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { sitemapXml } from '../../../tools/hosting/sitemap-xml.ts';
import { indexNowKey } from '#shared/index-now.ts';
import { isLiveAfter, offerPages, type Offering } from '../../functions/publish/offer-pages.ts';

const site = 'https://www.woninglabel.example';
const pages = [
  { path: '/', lastModified: '2026-11-01T08:00:00Z', isIndexed: true },
  { path: '/blog/nieuw', lastModified: '2026-11-20T08:00:00Z', isIndexed: true },
  { path: '/blog/ouder', lastModified: '2026-11-10T08:00:00Z', isIndexed: true },
  { path: '/werkgebieden', lastModified: null, isIndexed: true },
];

let host: LocalServer;
let offering: Offering;
let offered: string[] = [];
let answers: Record<string, { status: number; body: string }> = {};

beforeAll(async () => {
  host = await serve((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404, body: '' };
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      if (request.url === '/indexnow') offered.push(body);
      response.writeHead(answer.status, { Location: '/elsewhere' }).end(answer.body);
    });
  });
  offering = { siteUrl: host.url, endpoint: `${host.url}/indexnow`, pause: 1, patience: 20_000 };
});
beforeEach(() => {
  offered = [];
  answers = { '/sitemap.xml': { status: 200, body: sitemapXml(site, pages) }, '/indexnow': { status: 202, body: '' } };
});
afterAll(() => host.close());

test('offers what changed after a moment, with the key of the site, and says until when', async () => {
  expect(await offerPages(offering, Date.parse('2026-11-05T00:00:00Z'))).toBe(Date.parse('2026-11-20T08:00:00Z'));
  const key = await indexNowKey(site);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(offered.map((body): unknown => JSON.parse(body))).toEqual([
    {
      host: 'www.woninglabel.example',
      key,
      keyLocation: `${site}/${key}.txt`,
      urlList: [`${site}/blog/ouder`, `${site}/blog/nieuw`],
    },
  ]);
});

test('asks nobody when nothing changed', async () => {
  expect(await offerPages(offering, Date.parse('2026-11-20T08:00:00Z'))).toBeNull();
  expect(offered).toEqual([]);
});

test.each([
  ['search engines that refuse', '/indexnow', 422, '422'],
  ['search engines that send elsewhere', '/indexnow', 302, 'unavailable'],
  ['a site without a sitemap', '/sitemap.xml', 404, '404'],
])('%s are a failure with a code', async (_, path, status, code) => {
  answers[path] = { status, body: '' };
  await expect(offerPages(offering, 0)).rejects.toThrow(code);
});

test('a page that changed in the year 20000 is not offered, and the others are', async () => {
  answers['/sitemap.xml'] = {
    status: 200,
    body: `<url><loc>${site}/later</loc><lastmod>+020000-01-01T00:00:00Z</lastmod></url>${sitemapXml(site, pages)}`,
  };
  expect(await offerPages(offering, Date.parse('2026-11-15T00:00:00Z'))).toBe(Date.parse('2026-11-20T08:00:00Z'));
  expect(offered.join()).not.toContain('later');
});

test('a sitemap without an end is a failure', async () => {
  answers['/sitemap.xml'] = { status: 200, body: 'x'.repeat(11e6) };
  await expect(offerPages(offering, 0)).rejects.toThrow('too-large');
});

test('nobody at the other end is a failure too', async () => {
  await expect(offerPages({ ...offering, endpoint: 'http://127.0.0.1:1/' }, 0)).rejects.toThrow('unavailable');
});

test('waits for a build that began after a moment, and not for ever', async () => {
  const moment = Date.parse('2026-11-20T08:00:00Z');
  // That build was running already.
  answers['/build.json'] = { status: 200, body: '{"builtAt":"2026-11-20T07:59:59Z"}' };
  expect(await isLiveAfter(offering, moment, Date.now() + 30)).toBe(false);
  for (const body of ['<html>', 'null', '{}', '{"builtAt":"soon"}', '{"builtAt":"+020000-01-01T00:00:00Z"}']) {
    answers['/build.json'] = { status: 200, body };
    expect(await isLiveAfter(offering, moment, Date.now() + 30)).toBe(false);
  }
  answers['/build.json'] = { status: 200, body: '{"builtAt":"2026-11-20T08:00:05Z"}' };
  expect(await isLiveAfter(offering, moment, Date.now() + 20_000)).toBe(true);
});
