/** `robots.txt`: everything may be read but the local tools. The back-office says `noindex`, which has to be read. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /local/', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join('\n');
}
