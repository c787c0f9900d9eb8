import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Zoetermeer groeide wijk voor wijk, als jaarringen in een boom. Aan uw ring zien wij hoe er toen werd geïsoleerd.',
  metaDescription:
    'Van de flats in Palenstein tot Oosterheem: lees wat de bouwtijd van uw wijk in Zoetermeer betekent voor uw energielabel.',
  specialFeature:
    'Hele wijken kwamen hier in één keer klaar. Uw eigen verbouwing maakt dus het verschil, als u die kunt bewijzen: zonder bewijs geldt een standaardwaarde.',
  drawing: 'De Oude Kerk met de kleine toren in de Dorpsstraat van Zoetermeer',
};
