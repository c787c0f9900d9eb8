import { describe, expect, it, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';
import { sitemapXml } from './sitemap-xml.ts';

function page(path: string, lastModified: string | null = null, isIndexed = true) {
  return { path, lastModified, isIndexed };
}

describe('sitemapXml', () => {
  it('lists full addresses, and leaves out what search engines may not list', () => {
    const xml = sitemapXml('https://www.example.org', [page('/'), page('/blog'), page('/404', null, false)]);
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.org/</loc></url>
  <url><loc>https://www.example.org/blog</loc></url>
</urlset>
`);
  });

  test.each([
    ['2026-11-21 01:47:07.56+00', '<lastmod>2026-11-21T01:47:07.560Z</lastmod>'],
    ['2026-11-21T01:47:07.560123+02:00', '<lastmod>2026-11-20T23:47:07.560Z</lastmod>'],
    ['2024-04-13', '<lastmod>2024-04-13</lastmod>'],
    ['2024-13-13', ''],
    ['', ''],
    ['gisteren', ''],
    [null, ''],
  ])('says of %j that it changed then, or nothing', (timestamp, expected) => {
    const xml = sitemapXml('https://www.example.org', [page('/blog/x', timestamp)]);
    expect(xml).toContain(`<url><loc>https://www.example.org/blog/x</loc>${expected}</url>`);
  });

  it('is XML whatever a path holds', () => {
    const xml = sitemapXml('https://www.example.org', [page(`/a&b<c>'"é`)]);
    expect(xml).toContain('<loc>https://www.example.org/a&amp;b%3Cc%3E&apos;%22%C3%A9</loc>');
  });

  it('names a page once', () => {
    expect(sitemapXml('https://www.example.org', [page('/blog'), page('/blog')]).match(/<url>/g)).toHaveLength(1);
  });

  test.each(['//elsewhere.example/x', 'https://elsewhere.example/', '/\\elsewhere.example'])(
    'refuses %s, which is elsewhere',
    (path) => {
      expect(() => sitemapXml('https://www.example.org', [page(path)])).toThrow('is no path of the site');
    },
  );

  it('is a sitemap without pages too', () => {
    expect(sitemapXml('https://www.example.org', [])).toContain('</urlset>');
  });
});

test('robots.txt keeps crawlers from nothing, and names the sitemap', () => {
  expect(robotsTxt('https://www.example.org')).toBe(`User-agent: *
Disallow:

Sitemap: https://www.example.org/sitemap.xml
`);
});
