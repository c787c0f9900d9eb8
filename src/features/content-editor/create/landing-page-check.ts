import { readAreaSlug } from '@/content/cities/area-slug';
import { findCity } from '@/content/cities/cities';
import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { pageSlug } from '@/domain/content/page-slug';
import { landingPagePath } from '@/lib/paths';

const texts = creationTexts.landingPage;

/** Why no landing page can be made for a place, or null when it can. */
export function landingPageRefusal(place: string, blocks: readonly ContentBlock[]): string | null {
  const slug = pageSlug(place);
  if (slug === '') return texts.noLetters;
  const pagePath = landingPagePath(slug);
  // `Gouda aanvragen` would get the very path of the page of Gouda.
  const area = readAreaSlug(pagePath.slice(1));
  const city = area.kind === 'city' ? area.city : findCity(slug);
  if (city) return texts.fixedCity(city.name);
  return blocks.some((block) => block.pagePath === pagePath) ? texts.exists(pagePath) : null;
}
