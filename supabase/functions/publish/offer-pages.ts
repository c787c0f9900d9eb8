import { indexNowKey } from '../_shared/index-now.ts';

/** Where pages are offered, and how the live site is looked at. */
export interface Offering {
  /** Origin where the live site answers. */
  siteUrl: string;
  /** Of IndexNow, which tells every search engine that takes part. */
  endpoint: string;
  /** Milliseconds between two looks at the live site. */
  pause: number;
}

/** A page that changed. */
interface ChangedPage {
  url: string;
  /** Milliseconds since 1970. */
  changed: number;
}

/** Why pages were not offered: a code of our own, such as `429`. */
export class OfferFailure extends Error {}

/** Milliseconds. */
const timeout = 10_000;
/** Looks at the live site: an Edge Function lives for a few minutes. */
const maxLooks = 12;
/** A day's work at most; IndexNow takes ten thousand. */
const maxPages = 1000;

/** When the live site was built, as it says itself; '' when it does not say. */
export async function builtAt(siteUrl: string): Promise<string> {
  try {
    const manifest: unknown = JSON.parse(await read(`${siteUrl}/build.json`));
    const moment: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'builtAt') : '';
    return typeof moment === 'string' ? moment : '';
  } catch {
    return '';
  }
}

/** Resolves once the live site is another one than that of this moment. Throws an OfferFailure when that takes too long. */
export async function waitForBuildAfter({ siteUrl, pause }: Offering, moment: string): Promise<void> {
  for (let look = 0; look < maxLooks; look += 1) {
    const built = await builtAt(siteUrl);
    if (built !== '' && built !== moment) return;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  throw new OfferFailure('late');
}

/**
 * Offers the pages of the live site that changed after a moment, in milliseconds; resolves with the moment of the last
 * change among them, or null when nothing changed. Throws an OfferFailure.
 */
export async function offerPages({ siteUrl, endpoint }: Offering, after: number): Promise<number | null> {
  const pages = changedPages(await read(`${siteUrl}/sitemap.xml`), after).slice(0, maxPages);
  const [first] = pages;
  if (!first) return null;
  const { origin, host } = new URL(first.url);
  const key = await indexNowKey(origin);
  const body = JSON.stringify({
    host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: pages.map(({ url }) => url),
  });
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  await call(endpoint, { method: 'POST', headers, body });
  return Math.max(...pages.map(({ changed }) => changed));
}

/** By our own sitemap (tools/hosting/sitemap-xml.ts), the earliest change first. */
function changedPages(sitemap: string, after: number): ChangedPage[] {
  const entries = sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
  return [...entries]
    .map(([, url = '', moment = '']) => ({ url: url.replaceAll('&amp;', '&'), changed: Date.parse(moment) }))
    .filter(({ url, changed }) => URL.canParse(url) && changed > after)
    .sort((one, other) => one.changed - other.changed);
}

function read(url: string): Promise<string> {
  return call(url, { headers: { 'Cache-Control': 'no-cache' } });
}

async function call(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw new OfferFailure('unavailable');
  });
  const body = await answer.text();
  if (!answer.ok) throw new OfferFailure(String(answer.status));
  return body;
}
