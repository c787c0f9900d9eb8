import { landingPagePath } from '@/lib/paths';
import { ask, wholeBlock, type ContentQuery } from './content-query';
import { landingPageSections, toLandingPage, type LandingPage } from './landing-page';
import { parsePublicBlocks } from './public-block';

/** The blocks of a landing page by the slug of its place, or null when it has none. */
export function landingPageQuery(slug: string): ContentQuery<LandingPage | null> {
  return {
    conditions: ask({
      select: wholeBlock,
      page_path: `eq.${landingPagePath(slug)}`,
      section_name: `in.(${landingPageSections.join(',')})`,
    }),
    parse: parseLandingPage,
    isRefreshed: true,
  };
}

function parseLandingPage(rows: unknown): LandingPage | null {
  return toLandingPage(parsePublicBlocks(rows));
}
