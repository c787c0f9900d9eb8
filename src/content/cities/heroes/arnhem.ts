import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Arnhem verschilt per kant van de Rijn: oude herenhuizen in Noord, jongere wijken met stadswarmte in Zuid. Uw energielabel hangt vooral af van muren en verwarming.',
  metaDescription:
    'Wat telt voor uw energielabel in Arnhem: de helling in Noord, het herenhuis in het Spijkerkwartier en de warmte van Schuytgraaf.',
  specialFeature:
    'Door de stuwwal hebben huizen in Arnhem-Noord aan de straat soms een laag minder dan aan de tuin. Een wand met aarde erachter verliest minder warmte dan een wand in de wind, en wordt ook anders berekend.',
  drawing: 'De John Frostbrug over de Nederrijn in Arnhem, met daarachter de toren van de Eusebiuskerk',
};
