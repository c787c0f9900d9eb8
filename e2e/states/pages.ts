import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf } from '../../src/app/page-registry.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { allCostsSlug } from '../../src/content/public/all-costs.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { siteFolder } from '../../tools/site-folder.ts';
import { visit, type PageState } from './page-state.ts';

const sitemap = readFileSync(path.join(siteFolder, 'sitemap.xml'), 'utf8');
const indexed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const shells = pathsOf('shell').filter((path) => !path.startsWith(paths.admin));

/** The path of every page that a visitor can open, as the build made them, and of one that does not exist. */
export const publicPaths: readonly string[] = [...indexed, ...pathsOf('not-indexed'), ...shells, '/bestaat-niet'];

/** The city and the article that represent all others. */
export const exampleCity = cityPath('zoetermeer');
export const exampleArticle = articlePath(allCostsSlug);

function hasExample(path: string): boolean {
  if (path === exampleCity || path === exampleArticle) return false;
  return path.startsWith(articlePath('')) || cities.some(({ slug }) => cityPath(slug) === path);
}

/** One public page of each kind. */
export const examplePaths: readonly string[] = publicPaths.filter((path) => !hasExample(path));

/** Every public page as it opens. */
export const plainPages: readonly (PageState & { path: string })[] = publicPaths.map((path) => ({
  path,
  page: pageName(path),
  state: 'plain',
  isWideOnly: hasExample(path),
  open: (page) => visit(page, path),
}));

/** `/blog/isolatie` is blog_isolatie. */
export function pageName(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '_');
}
