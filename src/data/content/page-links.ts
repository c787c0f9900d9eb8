import { placeName, readAreaSlug } from '@/content/cities/area-slug';
import { articlePath } from '@/lib/paths';
import { parseArticles } from './article';
import { parsePublicBlocks } from './public-block';

export interface PageLink {
  path: string;
  label: string;
}

/** What the database adds to the pages of the site. */
export interface PageLinks {
  /** Articles by their title, newest first. */
  articles: PageLink[];
  /** Landing pages by the name of their place, in its order; the title of a page is no place name. */
  landingPages: PageLink[];
}

/**
 * A path that shows another page, such as that of a fixed city, is none of a landing page and is left out. Of a landing
 * page each of its texts may be among the rows.
 */
export function parsePageLinks(rows: unknown): PageLinks {
  const landingPaths = new Set(parsePublicBlocks(rows).map(({ pagePath }) => pagePath));
  const landingPages = [...landingPaths].flatMap((path) => {
    const area = readAreaSlug(path.slice(1));
    return area.kind === 'landing-page' ? [{ path, label: placeName(area.slug) }] : [];
  });
  return {
    articles: parseArticles(rows).map(({ slug, title }) => ({ path: articlePath(slug), label: title })),
    landingPages: landingPages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  };
}
