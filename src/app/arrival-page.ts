import { articlePath, landingPagePath, paths } from '@/lib/paths';

/** The path under which the page for what is not found is prerendered. */
export const notFoundPath = '/404';

/**
 * Whether the page prerendered for `prerenderedPath` is what the site shows at `pathname`, so that it can be hydrated.
 * The not-found page is not, where a page may have been published since the build or a host lacks our rules for paths
 * without a file.
 */
export function isPrerenderedFor(prerenderedPath: string | undefined, pathname: string): boolean {
  if (prerenderedPath === undefined) return false;
  if (prerenderedPath !== notFoundPath) return prerenderedPath === pathname;
  const mayBePublished = [landingPagePath(''), articlePath('')].some((start) => pathname.startsWith(start));
  return !mayBePublished && !Object.values<string>(paths).includes(pathname);
}

/** Removes the head tags of the prerendered page; the page that is shown instead renders its own. */
export function clearHead(head: HTMLElement): void {
  head
    .querySelectorAll(
      'title, link[rel="canonical"], link[as="image"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])',
    )
    .forEach((element) => element.remove());
}
