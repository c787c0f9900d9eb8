import { allCostsSlug } from '@/content/public/all-costs';
import { cities } from '@/content/cities/cities';
import type { PublishedPage } from '@/data/content/published-pages';
import { laterTimestamp } from '@/domain/content/publication';
import { articlePath, cityPath, paths } from '@/lib/paths';
import { notFoundPath } from './arrival-page';
import { pathsOf } from './page-registry';
import { findPage } from './public-pages';

/** A page that the build makes. */
export interface SitePage {
  path: string;
  /** Title of an article; '' for the others. */
  title: string;
  /** When its texts in the database last changed, as ISO 8601; null where the text is part of the site. */
  lastModified: string | null;
  isIndexed: boolean;
  /** The source files that it hydrates with. */
  modules: string[];
}

/** Every page with a path of its own, and the one for what is not found. */
export function sitePages(published: readonly PublishedPage[]): SitePage[] {
  const home = published.find(({ kind }) => kind === 'home');
  const listed = published.filter(({ kind, path }) => kind === 'article' && path !== articlePath(allCostsSlug));
  const changes = new Map<string, string | null>([
    [paths.home, newest(home ? [home] : [])],
    [paths.blog, newest(listed)],
  ]);
  return [
    ...pathsOf('page').map((path) => page(path, { lastModified: changes.get(path) ?? null })),
    ...pathsOf('not-indexed').map((path) => page(path, { isIndexed: false })),
    page(notFoundPath, { isIndexed: false, modules: ['src/pages/public/not-found-page.tsx'] }),
    ...cities.map(({ slug }) =>
      page(cityPath(slug), {}, ...[`src/content/cities/heroes/${slug}.ts`, `src/content/cities/texts/${slug}.ts`]),
    ),
    ...published.flatMap(({ kind, path, title, lastModified, isIndexed }) => {
      if (kind === 'home') return [];
      const late = kind === 'landing-page' ? ['src/pages/public/landing-page.tsx'] : [];
      return [page(path, { title, lastModified, isIndexed }, ...late)];
    }),
  ];
}

function newest(pages: readonly PublishedPage[]): string | null {
  const moments = pages.map(({ lastModified }) => lastModified);
  return moments.length === 0 ? null : moments.reduce(laterTimestamp);
}

function page(path: string, particulars: Partial<SitePage>, ...moreModules: string[]): SitePage {
  const modules = [`src/pages/${findPage(path).module}.tsx`, ...moreModules];
  return { path, title: '', lastModified: null, isIndexed: true, modules, ...particulars };
}
