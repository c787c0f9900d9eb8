import type { HouseKind } from './house-kinds';

interface Neighbourhood {
  /** A real neighbourhood of the city. */
  name: string;
  /** The home that is typical of it. */
  house: HouseKind;
  /** Which homes stand there and what that means for the label: two to four sentences. */
  text: string;
}

/**
 * The first screen of the page of one city, and what search engines show of it. Separate, because only this is
 * hydrated.
 */
export interface CityHero {
  /** One or two sentences under the headline. */
  intro: string;
  /** What search engines show: at most 155 characters, with something of this city. */
  metaDescription: string;
  /** A fact that few other cities share, or what matters most here. */
  specialFeature?: string;
  /** Alternative text of the city's drawing. */
  drawing: string;
}

/** The rest of what only the page of one city says. */
export interface CityText {
  /** Paragraphs about the homes of this city and their labels. */
  description: readonly string[];
  /** Local expertise: how the adviser inspects homes here. */
  expertise: readonly string[];
  /** One of the reasons to choose us: what we do for the homes of this city. */
  reason: string;
  neighbourhoods: readonly [Neighbourhood, Neighbourhood];
}
