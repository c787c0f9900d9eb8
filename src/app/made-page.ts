import { articlePath, landingPagePath, paths } from '@/lib/paths';

/** The path under which the page for what is not found is made. */
export const notFoundPath = '/404';

/**
 * Whether the HTML of the page at `pathname` is what the site shows there, so that it can be taken over as it is. Hosts
 * also answer with the page for what is not found, and with one without content where a page was published since; some
 * do not know the rules for pages without a file.
 */
export function isMadeFor(madePath: string | undefined, pathname: string): boolean {
  if (madePath === undefined) return false;
  if (madePath !== notFoundPath) return madePath === pathname;
  const mayBeFound = [landingPagePath(''), articlePath('')].some((start) => pathname.startsWith(start));
  return !mayBeFound && !Object.values<string>(paths).includes(pathname);
}

/** Takes out what another page says of itself; the page that is shown instead has its own. */
export function clearHead(head: HTMLElement): void {
  head
    .querySelectorAll(
      'title, link[rel="canonical"], link[as="image"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])',
    )
    .forEach((element) => element.remove());
}
