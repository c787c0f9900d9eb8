import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Almere bestaat sinds 1976, dus oude huizen zijn er niet. Of u stadswarmte hebt of een eigen ketel, maakt vaak het grootste verschil voor uw energielabel.',
  metaDescription:
    'Stadswarmte of een eigen ketel, van de bouwer of zelf gebouwd: wat uw energielabel in Almere bepaalt, van De Werven tot het Homeruskwartier.',
  specialFeature:
    'Almere gaf bewoners op grote schaal een kavel om zelf te bouwen, in het Homeruskwartier en later in Oosterwold. Wie zelf bouwde, heeft de berekeningen meestal nog, en dat is sterk bewijs.',
  drawing: 'De hoge gebouwen van Almere aan het Weerwater',
};
