import { allCities } from '../../src/content/cities/cities.ts';
import { pageRegistry, pathsOf } from '../../src/app/page-registry.ts';
import { cityPath, paths } from '../../src/lib/paths.ts';

/** What a host does with a path that has no file. */
interface HostingRule {
  /** A path; a `*` at its end stands for anything. */
  from: string;
  /** Path of the page to redirect to or serve, without `.html`. */
  to: string;
  /** 301 redirects there; otherwise that page is served with this status. */
  status: 200 | 301 | 404;
}

/** The public page without content that the browser fills in. */
export const appShell = '/app';

/** The page of the back-office, which the browser fills in. */
export const officeShell = paths.admin;

/** Pages that the browser renders alone, and that search engines must not index. */
export const shellPaths = pathsOf('shell');

/**
 * The former paths of the city pages, permanently. The pages of cities that lie outside the area, by their slugs, lead to the
 * overview.
 */
export function redirects(outside: readonly string[] = []): HostingRule[] {
  const moved = pathsOf('redirect').flatMap((path) =>
    allCities.map(({ slug }) => ({
      from: path.replace(':slug', slug),
      to: outside.includes(slug) ? paths.serviceAreas : cityPath(slug),
      status: 301 as const,
    })),
  );
  return [...moved, ...outside.map((slug) => ({ from: cityPath(slug), to: paths.serviceAreas, status: 301 as const }))];
}

/**
 * Rules for other paths without a file; every host answers the rest with 404.html. A page that was published after the
 * build is rendered by the browser, and is a 404 to search engines until the next build.
 */
export function rewrites(): HostingRule[] {
  return [
    ...shellPaths
      .filter((path) => path !== officeShell)
      .map((path) => ({ from: path, to: officeShell, status: 200 as const })),
    ...pageRegistry.flatMap(({ newerPaths }) =>
      newerPaths === undefined ? [] : [{ from: newerPaths, to: appShell, status: 404 as const }],
    ),
  ];
}

/**
 * The same paths with a trailing slash. Netlify treats both as one, so these must come last; Cloudflare Pages treats
 * them as different paths.
 */
export function slashRedirects(outside: readonly string[] = []): HostingRule[] {
  return [
    ...redirects(outside).map(({ from, to }) => ({ from: `${from}/`, to, status: 301 as const })),
    ...shellPaths.map((path) => ({ from: `${path}/`, to: path, status: 301 as const })),
  ];
}

/** `_redirects`, as Netlify reads it. Cloudflare Pages skips the lines with 404 and answers 404.html there. */
export function redirectsFile(outside: readonly string[] = []): string {
  return [...redirects(outside), ...rewrites(), ...slashRedirects(outside)]
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}
