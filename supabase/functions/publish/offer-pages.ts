import { indexNowKey } from '../_shared/index-now.ts';
import { momentOf } from '../_shared/plausible-moment.ts';
import { readBody } from '../_server/read-body.ts';

/** The endpoint of IndexNow, and how the live site is polled. */
export interface Offering {
  /** Origin where the live site answers. */
  siteUrl: string;
  /** Endpoint of IndexNow, which notifies every participating search engine. */
  endpoint: string;
  /** Polling interval of the live site, in milliseconds. */
  pause: number;
  /** Milliseconds after a request during which a build is waited for. */
  patience: number;
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
/** Bytes of a sitemap or a build manifest: about a hundred for each page or text. */
const mostBytes = 10_000_000;
/** More than changes in a day; IndexNow accepts ten thousand. */
const maxPages = 1000;

/** Whether the live site is a build that began after `moment`; polls until `until`. Both in milliseconds. */
export async function isLiveAfter({ siteUrl, pause }: Offering, moment: number, until: number): Promise<boolean> {
  while (Date.now() < until) {
    if ((await beginOfBuild(siteUrl)) > moment) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  return false;
}

/** When the build of the live site began, by its manifest, in milliseconds; NaN when unknown. */
async function beginOfBuild(siteUrl: string): Promise<number> {
  try {
    const manifest: unknown = JSON.parse(await read(`${siteUrl}/build.json`));
    return typeof manifest === 'object' && manifest !== null ? momentOf(String(Reflect.get(manifest, 'builtAt'))) : NaN;
  } catch {
    return NaN;
  }
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
  await (await call(endpoint, { method: 'POST', headers, body })).body?.cancel();
  return Math.max(...pages.map(({ changed }) => changed));
}

/** By our own sitemap (tools/hosting/sitemap-xml.ts), the earliest change first. */
function changedPages(sitemap: string, after: number): ChangedPage[] {
  const entries = sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
  return [...entries]
    .map(([, url = '', moment = '']) => ({ url: url.replaceAll('&amp;', '&'), changed: momentOf(moment) }))
    .filter(({ url, changed }) => URL.canParse(url) && changed > after)
    .sort((one, other) => one.changed - other.changed);
}

async function read(url: string): Promise<string> {
  const answer = await call(url, { headers: { 'Cache-Control': 'no-cache' } });
  const body = await readBody(answer, mostBytes).catch(() => {
    throw new OfferFailure('unavailable');
  });
  if (body === null) throw new OfferFailure('too-large');
  return body;
}

async function call(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw new OfferFailure('unavailable');
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new OfferFailure(String(answer.status));
}
