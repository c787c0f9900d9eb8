/** `robots.txt` allows everything: crawlers must read the `noindex` of the back-office. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join('\n');
}
