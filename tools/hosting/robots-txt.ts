import { backOfficePaths } from './redirects.ts';

/** `robots.txt`: everything may be read but the back-office and the local tools. */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...[...backOfficePaths, '/local/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}
