import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf } from '../../src/app/page-registry.ts';
import { paths } from '../../src/lib/paths.ts';
import { siteFolder } from '../../tools/site-folder.ts';
import { visit, type PageState } from './page-state.ts';

const sitemap = readFileSync(path.join(siteFolder, 'sitemap.xml'), 'utf8');
const indexed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const shells = pathsOf('shell').filter((path) => !path.startsWith(paths.admin));

/** The path of every page that a visitor can open, as the build made them, and of one that does not exist. */
export const publicPaths: readonly string[] = [...indexed, ...pathsOf('not-indexed'), ...shells, '/bestaat-niet'];

/** Every public page as it opens. */
export const plainPages: readonly PageState[] = publicPaths.map((path) => ({
  page: pageName(path),
  state: 'plain',
  open: (page) => visit(page, path),
}));

/** `/blog/isolatie` is blog_isolatie. */
export function pageName(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '_');
}
