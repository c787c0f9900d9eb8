import { readAreaSlug } from '@/content/cities/area-slug';
import { cities, findCity } from '@/content/cities/cities';
import { creationTexts } from '@/content/office/content-creation';
import { isPagePath } from '@/domain/content/page-path';
import { oldCityPath, paths } from '@/lib/paths';

const texts = creationTexts.block;

/** Why no text can be added at a path, or null when it can; '' is general content. */
export function pagePathRefusal(pagePath: string): string | null {
  if (pagePath === '') return null;
  if (!isPagePath(pagePath)) return texts.pathWrong;
  return isTaken(pagePath) ? texts.pathTaken : null;
}

/** Whether the site shows a page of its own there; a fixed city has no landing page beside its own page either. */
function isTaken(pagePath: string): boolean {
  const area = readAreaSlug(pagePath.slice(1));
  return (
    area.kind === 'city' ||
    (area.kind === 'landing-page' && findCity(area.slug) !== undefined) ||
    Object.values<string>(paths).includes(pagePath) ||
    cities.some(({ slug }) => oldCityPath(slug) === pagePath)
  );
}
