/**
 * The IndexNow key of a site, by its origin. The build writes it to a file of that name, which proves to search engines
 * that the sender controls the site. It is no secret: it only lets others submit the site's own pages.
 */
export async function indexNowKey(origin: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`IndexNow ${origin}`));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
