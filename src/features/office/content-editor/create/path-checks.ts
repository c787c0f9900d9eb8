import { readAreaSlug } from '@/content/cities/area-slug';
import { cities, findCity } from '@/content/cities/cities';
import { creationTexts } from '@/content/office/texts/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { pageSlug } from '@/domain/content/page-slug';
import { articleSlug, isPagePath, landingPageSlug } from '@/domain/content/page-path';
import { landingPagePath, oldCityPath, paths, reservedSlugs } from '@/lib/paths';

const blockTexts = creationTexts.block;

/** Why no text can be added at a path; null when it can. '' is general content. */
export function pagePathRefusal(pagePath: string): string | null {
  if (pagePath === '') return null;
  if (!isPagePath(pagePath)) return blockTexts.pathWrong;
  if (isTaken(pagePath)) return blockTexts.pathTaken;
  return slugRefusal(articleSlug(pagePath) || landingPageSlug(pagePath) || pagePath.slice(1));
}

/** Why no page can have this slug as the last part of its path; null when it can. */
export function slugRefusal(slug: string): string | null {
  return reservedSlugs.includes(slug) ? creationTexts.reserved(slug) : null;
}

/** Whether the site has a fixed page there; the place of a fixed city cannot have a landing page either. */
function isTaken(pagePath: string): boolean {
  const area = readAreaSlug(pagePath.slice(1));
  return (
    area.kind === 'city' ||
    area.kind === 'former-city' ||
    (area.kind === 'landing-page' && findCity(area.slug) !== undefined) ||
    Object.values<string>(paths).includes(pagePath) ||
    cities.some(({ slug }) => oldCityPath(slug) === pagePath)
  );
}

const landingTexts = creationTexts.landingPage;

/** Why no landing page can be created for a place; null when it can. */
export function landingPageRefusal(place: string, blocks: readonly ContentBlock[]): string | null {
  const slug = pageSlug(place);
  if (slug === '') return landingTexts.noLetters;
  const pagePath = landingPagePath(slug);
  // `Gouda aanvragen` would get the path of the page of Gouda.
  const area = readAreaSlug(pagePath.slice(1));
  const city = area.kind === 'city' ? area.city : findCity(slug);
  if (city) return landingTexts.fixedCity(city.name);
  if (blocks.some((block) => block.pagePath === pagePath)) return landingTexts.exists(pagePath);
  return slugRefusal(slug);
}
