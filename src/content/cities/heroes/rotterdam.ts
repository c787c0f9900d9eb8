import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Rotterdam herbouwde na het bombardement van 1940 een groot deel van de stad. Oude en nieuwe huizen staan er naast elkaar: hun energielabels verschillen sterk.',
  metaDescription:
    'Vooroorlogs blok, wederopbouw of woontoren: zo bereidt u in Rotterdam de opname voor uw energielabel voor, ook in Blijdorp en Ommoord.',
  specialFeature:
    'De brandgrens van het bombardement is met lichtpunten in de stoep gemarkeerd. Aan de ene kant staan huizen van voor de oorlog. Aan de andere kant is bijna alles later gebouwd.',
  drawing: 'De Erasmusbrug in Rotterdam met de geknikte pyloon en een tram op het dek',
};
