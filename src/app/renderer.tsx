import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PrerenderedTags } from '@/components/seo/head';
import { prerenderedTags } from '@/components/seo/prerendered-tags';
import { ContentResultsContext, resultsId, writeResults, type ContentResults } from '@/data/content/content-results';
import type { FetchOptions } from '@/data/content/content-query';
import { fetchFeed } from '@/data/content/feed';
import { fetchPublishedBlocks, toPages } from '@/data/content/published-pages';
import { fetchReviews } from '@/data/content/fetch-reviews';
import { paths } from '@/lib/paths';
import { App } from './app';
import { findPage, publicRoutes } from './public-pages';
import { sitePages, type SitePage } from './site-pages';
import { Shell } from './shell';

export { fetchFeed, fetchReviews, resultsId };

interface PageHtml {
  /** Title, description and the like. */
  head: string;
  /** The content of the root. */
  body: string;
  /** JSON for the data block. */
  results: string;
}

interface Site {
  pages: SitePage[];
  /** The texts of the database that they show: by the path of a page, the version of each by its id. */
  texts: Record<string, Record<string, string>>;
}

/** Every page of the site, those that the database publishes included. Throws a DataError. */
export async function fetchPages(options: FetchOptions): Promise<Site> {
  const blocks = await fetchPublishedBlocks(options);
  const texts: Site['texts'] = {};
  for (const { id, pagePath, lastUpdated } of blocks) (texts[pagePath || paths.home] ??= {})[id] = lastUpdated;
  return { pages: sitePages(toPages(blocks)), texts };
}

/** What a page shows of the database, by the queries that the browser runs too. Throws a DataError. */
export async function fetchResults({ path }: SitePage, options: FetchOptions): Promise<ContentResults> {
  const { queries } = await findPage(path).load();
  const results: ContentResults = new Map();
  for (const query of (await queries?.(path)) ?? []) results.set(query.key, await query.fetch(options));
  return results;
}

/** The HTML of a page, lazy parts included. Throws when any part of it fails. */
export async function renderPage({ path }: SitePage, results: ContentResults): Promise<PageHtml> {
  const failures: unknown[] = [];
  const made = await prerender(
    <StrictMode>
      <PrerenderedTags value={prerenderedTags}>
        <ContentResultsContext value={results}>
          <StaticRouter location={path}>
            <App routes={publicRoutes} isPrerendered />
          </StaticRouter>
        </ContentResultsContext>
      </PrerenderedTags>
    </StrictMode>,
    {
      // React would put a large part behind the rest, with an inline script that moves it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
    // An error outside a Suspense boundary rejects the whole; `onError` has it already.
  ).catch(() => null);
  if (made === null || failures.length > 0) throw new Error(`${path} could not be made`, { cause: failures[0] });
  const html = await new Response(made.prelude).text();
  return { ...splitHead(html), results: writeResults(results) };
}

/** The page without content, which the browser fills in. */
export async function renderShell(): Promise<PageHtml> {
  const { prelude } = await prerender(<Shell />);
  return { head: '<title>Energielabel aanvragen</title>', body: await new Response(prelude).text(), results: '[]' };
}

/** React renders the tags of the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  // React supports `hidden` as a boolean only; `until-found` lets the browser's search open what is hidden.
  return { head, body: html.slice(head.length).replaceAll(' hidden=""', ' hidden="until-found"') };
}
