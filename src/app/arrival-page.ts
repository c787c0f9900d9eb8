import { articlePath, landingPagePath, paths } from '@/lib/paths';

/** The path under which the page for what is not found is prerendered. */
export const notFoundPath = '/404';

/**
 * Whether the page prerendered for `prerenderedPath` is what the site shows at `pathname`, so that it can be hydrated.
 * Hosts also answer with the page for what is not found, and with one without content where a page was published since;
 * some do not know the rules for pages without a file.
 */
export function isPrerenderedFor(prerenderedPath: string | undefined, pathname: string): boolean {
  if (prerenderedPath === undefined) return false;
  if (prerenderedPath !== notFoundPath) return prerenderedPath === pathname;
  const mayBePublished = [landingPagePath(''), articlePath('')].some((start) => pathname.startsWith(start));
  return !mayBePublished && !Object.values<string>(paths).includes(pathname);
}

/** Takes out what another page says of itself; the page that is shown instead has its own. */
export function clearHead(head: HTMLElement): void {
  head
    .querySelectorAll(
      'title, link[rel="canonical"], link[as="image"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])',
    )
    .forEach((element) => element.remove());
}
