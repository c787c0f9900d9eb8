import { placeOf, type BlockPlace, type PlacedBlock } from '@/domain/content/block-place';
import { landingPageSlug } from '@/domain/content/page-path';
import { allCities, findCity, type City } from './cities';

type AreaSlug =
  { kind: 'city'; city: City } | { kind: 'former-city' } | { kind: 'landing-page'; slug: string } | { kind: 'none' };

/**
 * What the first part of a path stands for: the page of a fixed city (`energielabel-gouda-aanvragen`), perhaps a
 * landing page from the database (`energielabel-soest`), a city that lies beyond the area, or no page at all.
 */
export function readAreaSlug(segment: string): AreaSlug {
  const citySlug = /^energielabel-(.+)-aanvragen$/.exec(segment)?.[1];
  const city = citySlug === undefined ? undefined : findCity(citySlug);
  if (city) return { kind: 'city', city };
  if (allCities.some(({ slug }) => slug === citySlug)) return { kind: 'former-city' };
  const slug = landingPageSlug(`/${segment}`);
  return slug === '' ? { kind: 'none' } : { kind: 'landing-page', slug };
}

/** Where the site looks for a block with this name and path. */
export function placeOfBlock(block: PlacedBlock): BlockPlace {
  return placeOf(block, (pagePath) => readAreaSlug(pagePath.slice(1)).kind === 'city');
}

/** The name of the place: `Bergen op Zoom` for `bergen-op-zoom`, `’s-Hertogenbosch` for `s-hertogenbosch`. */
export function placeName(slug: string): string {
  const small = ['aan', 'bij', 'de', 'den', 'en', 'het', 'in', 'op', 'ter', 'van'];
  if (slug.startsWith('s-')) return `’s-${placeName(slug.slice(2))}`;
  if (slug.startsWith('t-')) return `’t ${placeName(slug.slice(2))}`;
  return slug
    .split('-')
    .map((word, index) => (index > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
