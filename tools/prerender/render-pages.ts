import type { Renderer } from './renderer.ts';

type RenderPage = Renderer['renderPage'];
type SitePage = Parameters<RenderPage>[0];
type PageHtml = Awaited<ReturnType<RenderPage>>;

/** The versions of the texts that a page shows of the database, by their ids; by the path of the page. */
type PageTexts = Awaited<ReturnType<Renderer['fetchPages']>>['texts'];

interface RenderedPage {
  page: SitePage;
  html: PageHtml;
}

interface FetchedPage {
  page: SitePage;
  results: Parameters<RenderPage>[1];
}

/**
 * Renders pages. A page whose path comes from the database is left out and named when it cannot be rendered; throws
 * when any other page cannot.
 */
export async function renderPages(
  fetched: readonly FetchedPage[],
  texts: PageTexts,
  renderPage: RenderPage,
): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const { page, results } of fetched) {
    try {
      rendered.push({ page, html: await renderPage(page, results) });
    } catch (error) {
      if (page.path === '/' || texts[page.path] === undefined) throw error;
      console.warn(`${page.path} is left out of the site, because its texts cannot be rendered.`, error);
    }
  }
  return rendered;
}
