import { readAreaSlug } from '@/content/area-slug';
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

/** A path that shows another page, such as that of a fixed city, is none of a landing page and is left out. */
export function parsePageLinks(rows: unknown): PageLinks {
  const landingPages = parsePublicBlocks(rows).flatMap(({ pagePath }) => {
    const area = readAreaSlug(pagePath.slice(1));
    return area.kind === 'landing-page' ? [{ path: pagePath, label: placeName(area.slug) }] : [];
  });
  return {
    articles: parseArticles(rows).map(({ slug, title }) => ({ path: articlePath(slug), label: title })),
    landingPages: landingPages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  };
}

/** `Bunnik zuid` from bunnik-zuid. Which of the later words have a capital, a path does not tell. */
function placeName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
