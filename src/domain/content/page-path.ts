/** Characters. A CHECK constraint repeats it. */
export const maxPagePath = 200;

/** Whether a text is the path of a page, by the same rule as the database: `/`, `/blog/kosten-2026`. */
export function isPagePath(text: string): boolean {
  return text.length <= maxPagePath && /^\/(?:[a-z0-9]+(?:[/-][a-z0-9]+)*)?$/.test(text);
}

/** The slug in the path of an article (`/blog/{slug}`); '' in any other path. */
export function articleSlug(pagePath: string): string {
  return /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(pagePath)?.[1] ?? '';
}

/** The slug in the path of a landing page (`/energielabel-{slug}`); '' in any other path. */
export function landingPageSlug(pagePath: string): string {
  return /^\/energielabel-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(pagePath)?.[1] ?? '';
}
