import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Hoofddorp kwam wijk voor wijk tot stand, en elke wijk kreeg betere isolatie. Uw bouwjaar zegt daarom veel over uw energielabel; een factuur zegt nog meer.',
  metaDescription:
    'Uw bouwjaar zegt veel, uw facturen zeggen meer. Zo komt een energielabel in Hoofddorp tot stand, van Graan voor Visch tot Floriande.',
  specialFeature:
    'In Graan voor Visch draagt de straat de naam van de wijk en hebben huizen een nummer van vijf cijfers. Typ het hele nummer in het formulier, dan vinden wij uw woning meteen.',
  drawing: 'De Harp in Hoofddorp, een witte tuibrug van Calatrava',
};
