import { cities } from '../../src/content/cities/cities.ts';
import { articlePath, cityPath, landingPagePath, oldCityPath, paths } from '../../src/lib/paths.ts';

/** What a host does with a path that has no file. */
interface HostingRule {
  /** A path; a `*` at its end stands for anything. */
  from: string;
  /** Path of the page that answers, as visitors write it: without `.html`. */
  to: string;
  /** 301 sends the browser there; otherwise that page is the answer, with this status. */
  status: 200 | 301 | 404;
}

/** The page without content that the browser fills in. */
export const appShell = '/app';

export const backOfficePaths = [paths.admin, paths.login, paths.createAdmin] as const;

/** The addresses that the city pages once had, for good. */
export function redirects(): HostingRule[] {
  return cities.map(({ slug }) => ({ from: oldCityPath(slug), to: cityPath(slug), status: 301 }));
}

/**
 * Answers to other paths without a file; what is left gets 404.html from every host. A page that was published after the
 * build is made by the browser, and is a 404 to search engines until the next build.
 */
export function rewrites(): HostingRule[] {
  return [
    ...backOfficePaths.map((path) => ({ from: path, to: appShell, status: 200 as const })),
    { from: landingPagePath('*'), to: appShell, status: 404 },
    { from: articlePath('*'), to: appShell, status: 404 },
  ];
}

/** `_redirects`, as Netlify reads it. Cloudflare Pages skips the lines with 404 and answers 404.html there. */
export function redirectsFile(): string {
  return [...redirects(), ...rewrites()].map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
