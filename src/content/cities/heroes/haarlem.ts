import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro: 'Boven- en benedenwoningen delen in Haarlem vaak één gevel en hebben elk hun eigen energielabel.',
  metaDescription:
    'Woont u boven of beneden in Haarlem? Lees welke muren, vloeren en daken meetellen voor uw energielabel, ook in Kleverpark en Europawijk.',
  specialFeature:
    'De letter gaat over energie per vierkante meter. Twee woningen achter dezelfde Haarlemse gevel kunnen daarom elk een andere letter hebben.',
  drawing: 'De Grote of St. Bavokerk in Haarlem met de slanke toren',
};
