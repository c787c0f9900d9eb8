import { articleSlug, landingPageSlug } from './page-path.ts';

export const heroSection = 'hero';
export const articleSection = 'blog_article';
/** The blocks of a landing page, in the order in which it shows them. */
export const landingPageSections = ['hero', 'intro', 'benefits'] as const;

export interface PlacedBlock {
  sectionName: string;
  /** '' for general content. */
  pagePath: string;
}

/** What the site does with a block: the two heroes show a part of it, the others all of it. */
export type BlockPlace = 'home' | 'landing-hero' | 'landing-text' | 'article' | 'nowhere';

/** Where the site looks for a block with this name and path. The page of a fixed city is no landing page. */
export function placeOf({ sectionName, pagePath }: PlacedBlock, isCityPath: (pagePath: string) => boolean): BlockPlace {
  if (pagePath === '') return sectionName === heroSection ? 'home' : 'nowhere';
  if (articleSlug(pagePath) !== '') return sectionName === articleSection ? 'article' : 'nowhere';
  if (landingPageSlug(pagePath) === '' || isCityPath(pagePath)) return 'nowhere';
  if (sectionName === heroSection) return 'landing-hero';
  return landingPageSections.some((name) => name === sectionName) ? 'landing-text' : 'nowhere';
}

/** Whether search engines may list a landing page with these blocks: once somebody worked on one of them. */
export function isLandingPageIndexed(blocks: readonly { isEdited: boolean }[]): boolean {
  return blocks.some(({ isEdited }) => isEdited);
}
