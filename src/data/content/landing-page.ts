import type { PublicBlock } from './public-block';

export const landingPageSections = ['hero', 'intro', 'benefits'] as const;
type LandingPageSection = (typeof landingPageSections)[number];

/** The blocks of a landing page; null is one that was deleted. */
export type LandingPage = Record<LandingPageSection, PublicBlock | null>;

/** The blocks by their name, or null when there are none: then there is no such page. */
export function toLandingPage(blocks: readonly PublicBlock[]): LandingPage | null {
  function find(section: LandingPageSection): PublicBlock | null {
    return blocks.find(({ sectionName }) => sectionName === section) ?? null;
  }
  const page: LandingPage = { hero: find('hero'), intro: find('intro'), benefits: find('benefits') };
  return Object.values(page).every((block) => block === null) ? null : page;
}
