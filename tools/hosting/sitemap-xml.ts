import { isoTimestamp } from '../../src/lib/format/iso-timestamp.ts';

interface SitemapPage {
  /** Canonical path, starting with one slash. */
  path: string;
  /** When its content last changed, as a database timestamp or a day; null where unknown. */
  lastModified: string | null;
  isIndexed: boolean;
}

/** `sitemap.xml` with the pages that search engines may list. Throws for a path that leads away from the site. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.filter(({ isIndexed }) => isIndexed).map((page) => entry(siteUrl, page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...new Set(entries),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(siteUrl: string, { path, lastModified }: SitemapPage): string {
  const url = new URL(path, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) throw new Error(`"${path}" is no path of the site`);
  return `  <url><loc>${escapeXml(url.href)}</loc>${lastmod(lastModified)}</url>`;
}

/** '' when the moment is unknown or invalid: a wrong date is worse than none. */
function lastmod(timestamp: string | null): string {
  if (timestamp === null) return '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(timestamp);
  const date = new Date(isDay ? `${timestamp}T00:00Z` : isoTimestamp(timestamp));
  if (Number.isNaN(date.getTime())) return '';
  return `<lastmod>${isDay ? timestamp : date.toISOString()}</lastmod>`;
}

/** Text for an element or an attribute; what XML cannot hold becomes a space. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
