/** `robots.txt`: everything may be read. The back-office says `noindex`, which has to be read. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join('\n');
}
