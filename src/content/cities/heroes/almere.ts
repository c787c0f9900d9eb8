import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'In 1976 kregen de eerste bewoners van Almere hun sleutel. Oude huizen zijn er dus niet, verschillen des te meer.',
  metaDescription:
    'Stadswarmte of een eigen ketel, van de bouwer of zelf gebouwd: wat uw energielabel in Almere bepaalt, van De Werven tot het Homeruskwartier.',
  specialFeature:
    'Almere gaf bewoners op grote schaal een kavel om zelf te bouwen, in het Homeruskwartier en later in Oosterwold. Wie bouwde, heeft de berekeningen meestal nog, en dat is sterk bewijs.',
  drawing: 'De hoge gebouwen van Almere aan het Weerwater',
};
