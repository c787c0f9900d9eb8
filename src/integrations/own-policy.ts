import { fetchWithin } from '@/lib/http';

const timeout = 8_000;

/**
 * Whether the Content-Security-Policy of this page lets it call `url`; true when the page has none, as in development.
 * Reads the header of the page itself, as tools/hosting writes it. Throws when the site gives no answer.
 */
export async function isAllowedByPolicy(url: string, signal: AbortSignal): Promise<boolean> {
  const page = await fetchWithin(window.location.pathname, timeout, { method: 'HEAD', signal });
  const directives = (page.headers.get('Content-Security-Policy') ?? '').split(';').map((each) => each.trim());
  const sources = directives.find((each) => each.startsWith('connect-src '))?.split(' ');
  if (!sources) return true;
  const { origin } = new URL(url, window.location.origin);
  return sources.includes(origin) || (origin === window.location.origin && sources.includes("'self'"));
}
