/**
 * The key of IndexNow for a site by its origin: the build writes it in a file of that name, by which a search engine sees
 * that who offers pages may write on the site. It is no secret: whoever knows it can only have the site's own pages read.
 */
export async function indexNowKey(origin: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`IndexNow ${origin}`));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
