import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Zoetermeer groeide wijk voor wijk: hoe nieuwer de wijk, hoe beter de isolatie. Wat u later liet verbeteren, telt ook mee voor uw energielabel.',
  metaDescription:
    'Van de flats in Palenstein tot Oosterheem: lees wat de bouwtijd van uw wijk in Zoetermeer betekent voor uw energielabel.',
  specialFeature:
    'In 1962 was Zoetermeer een dorp van zo’n tienduizend inwoners, nu zijn het er meer dan twaalf keer zoveel. De meeste huizen hebben dus wel een spouw, maar die is niet overal gevuld.',
  drawing: 'De Oude Kerk met de kleine toren in de Dorpsstraat van Zoetermeer',
};
