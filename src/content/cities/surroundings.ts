import { distanceKm } from '@/domain/address/service-area';
import { nearestCities } from './cities';
import { findPlace } from './find-place';
import { loadCityText } from './load-city-text';

/** What the page of a place shows of the cities around it. */
export interface Surroundings {
  /** Slugs of at most three cities with a page of their own nearby, the nearest first; none for an unknown place. */
  neighbours: string[];
  /** The drawing of a city close by. */
  drawing: { city: string; alt: string } | null;
}

/** Kilometres within which a city is a neighbour. */
const nearby = 40;
/** Kilometres within which the drawing of a city belongs to a place too. */
const closeBy = 30;

/** The surroundings of a place by its slug. Throws when the list of places cannot be loaded. */
export async function surroundingsOf(slug: string): Promise<Surroundings> {
  const place = await findPlace(slug);
  if (!place) return { neighbours: [], drawing: null };
  const nearest = nearestCities(place).filter((city) => distanceKm(place, city) <= nearby);
  const [first] = nearest;
  const isClose = first !== undefined && distanceKm(place, first) <= closeBy;
  return {
    neighbours: nearest.map((city) => city.slug),
    drawing: isClose ? { city: first.slug, alt: (await loadCityText(first.slug)).drawing } : null,
  };
}
