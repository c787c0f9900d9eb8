import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexNowKey } from '#shared/index-now.ts';
import type { Send } from '../../src/lib/http.ts';
import { allCities } from '../../src/content/cities/cities.ts';
import { blog } from '../../src/content/public/blog.ts';
import { feedTitle } from '../../src/content/public/feed.ts';
import { articlePath, buildManifestPath, cityPath, feedPath } from '../../src/lib/paths.ts';
import { feedXml } from '../hosting/feed-xml.ts';
import { headersFile } from '../hosting/headers.ts';
import { appShell, officeShell, redirectsFile } from '../hosting/redirects.ts';
import { robotsTxt } from '../hosting/robots-txt.ts';
import { sitemapXml } from '../hosting/sitemap-xml.ts';
import type { Env } from '../../src/lib/env-schema.ts';
import type { BusinessRows } from './business-rows.ts';
import { filesOf } from './client.ts';
import { readCriticalStyles } from './critical-styles.ts';
import { writeOfficeShell, writePage, writeShell } from './document.ts';
import type { PageParts } from './page-parts.ts';
import { renderPages } from './render-pages.ts';
import type { Renderer } from './renderer.ts';

type SiteContent = Awaited<ReturnType<typeof fetchSite>>;

interface WriteOptions {
  /** It already has the built client. */
  folder: string;
  env: Env;
  renderer: Renderer;
  parts: PageParts;
  rows: BusinessRows;
}

const atOnce = 10;
const priceAnswer = 'src/features/public/request-form/price-form/price-answer.tsx';

/** Every page with what it shows of the database. Throws a DataError. */
export async function fetchSite({ fetchPages, fetchResults, fetchFeed, fetchReviews }: Renderer, send: Send) {
  const options = { send, signal: new AbortController().signal };
  const builtAt = new Date().toISOString();
  const { pages, texts } = await fetchPages(options);
  const fetched = await mapInBatches(pages, async (page) => ({ page, results: await fetchResults(page, options) }));
  const [feed, reviews] = [await fetchFeed(options), await fetchReviews(options)];
  return { fetched, pages, texts, feed, reviews, builtAt };
}

/**
 * Writes everything that a host needs beside the built client and the share images: the pages, the sitemap and the
 * rules. A page whose text cannot be rendered is named and left out.
 */
export async function writeSite(content: SiteContent, options: WriteOptions): Promise<void> {
  const { fetched, texts, feed, builtAt } = content;
  const { folder, env, parts, rows } = options;
  const { renderPage, renderShell, resultsId } = options.renderer;
  const { client, styles } = parts;
  const { manifest, bootScript } = client;
  const critical = readCriticalStyles(folder, styles);

  async function write(file: string, text: string): Promise<void> {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  const rendered = await renderPages(fetched, texts, renderPage);
  for (const { page, html } of rendered) {
    const modules = filesOf(manifest, page.modules);
    const lookup = filesOf(manifest, [priceAnswer]).filter((file) => !modules.includes(file));
    const document = { ...html, path: page.path, resultsId, rows };
    await write(fileOf(page.path), await writePage(client, document, { modules, lookup }, critical));
  }
  const shell = { ...(await renderShell()), path: '', resultsId, rows };
  await write(fileOf(appShell), writeShell(client, shell));
  await write(fileOf(officeShell), writeOfficeShell(client, shell));

  const siteUrl = env.siteUrl || 'https://woninglabel.example';
  const pages = rendered.map(({ page }) => page);
  const articles = feed.filter(({ slug }) => pages.some(({ path }) => path === articlePath(slug)));
  await write('sitemap.xml', sitemapXml(siteUrl, pages));
  await write(feedPath, feedXml(siteUrl, { title: feedTitle, description: blog.description }, articles));
  await write('robots.txt', robotsTxt(siteUrl));
  const key = await indexNowKey(siteUrl);
  await write(`${key}.txt`, key);
  // Not `cities`: here the business is none that was read.
  const outside = allCities
    .map(({ slug }) => slug)
    .filter((slug) => !pages.some(({ path }) => path === cityPath(slug)));
  await write('_redirects', redirectsFile(outside));
  await write('_headers', headersFile({ env, inlineScript: bootScript }));
  const shown = Object.fromEntries(pages.flatMap(({ path: shownAt }) => Object.entries(texts[shownAt] ?? {})));
  await write(buildManifestPath, JSON.stringify({ builtAt, ...rows, texts: shown }));
}

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

/** In small batches, because a hosted database responds slowly. */
async function mapInBatches<From, To>(items: readonly From[], work: (item: From) => Promise<To>): Promise<To[]> {
  const done: To[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return done;
}
