import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MoreTags } from '@/components/seo/head';
import { SharingTags } from '@/components/seo/sharing-tags';
import { parseArticles } from '@/data/content/article';
import { answersId, writeAnswers } from '@/data/content/embedded-answers';
import { KnownAnswers } from '@/data/content/known-answers';
import { sortContent, type ContentRow } from '@/data/content/answers';
import { App } from './app';
import { Shell } from './shell';
import { staticPages, type StaticPage } from './static-pages';

export { answersId, parseArticles };

interface PageHtml {
  /** Title, description and the like. */
  head: string;
  /** The content of the root. */
  body: string;
  /** JSON for the data block. */
  answers: string;
}

/** Every page that these rows of website_content make, together with those that need none. */
export function listPages(rows: readonly ContentRow[]): StaticPage[] {
  return staticPages(sortContent(rows));
}

/** The HTML of a page, everything that it waits for included. Throws when a part of it fails. */
export async function renderPage({ path, answers, bringsAnswers }: StaticPage): Promise<PageHtml> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <MoreTags value={SharingTags}>
        <KnownAnswers value={answers}>
          <StaticRouter location={path}>
            <App madePath={path} />
          </StaticRouter>
        </KnownAnswers>
      </MoreTags>
    </StrictMode>,
    {
      // React would put a large part behind the rest, with an inline script that moves it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} could not be made`, { cause: failures[0] });
  return { ...splitHead(html), answers: bringsAnswers ? writeAnswers(answers) : '[]' };
}

/** The page without content, which the browser fills in. */
export async function renderShell(): Promise<PageHtml> {
  const { prelude } = await prerender(<Shell />);
  return { head: '<title>Energielabel aanvragen</title>', body: await new Response(prelude).text(), answers: '[]' };
}

/** React puts what belongs in the head before all the rest. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
