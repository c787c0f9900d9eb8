import type { Place } from '@/domain/address/service-area';
import { loadCode } from '@/lib/browser/load-code';

/**
 * Where a place in the Netherlands with a thousand inhabitants or more lies, by its slug; null for any other name. Of
 * two places with one name the larger counts. The list (GeoNames, CC BY 4.0) is loaded on first use.
 */
export async function findPlace(slug: string): Promise<Place | null> {
  const places: Partial<Record<string, number[]>> = await loadCode(() => import('./places.json'), 'default');
  const [latitude, longitude] = (Object.hasOwn(places, slug) ? places[slug] : undefined) ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
