import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Rotterdam verloor in 1940 zijn hart, en de brandgrens loopt nog altijd door de stad. Oud en nieuw staan naast elkaar, met heel andere energielabels.',
  metaDescription:
    'Vooroorlogs blok, wederopbouw of woontoren: zo bereidt u in Rotterdam de opname voor uw energielabel voor, ook in Blijdorp en Ommoord.',
  specialFeature:
    'De brandgrens van het bombardement is met lichtpunten in de stoep gemarkeerd. Aan de ene kant staat wat de oorlog doorstond, aan de andere kant is bijna alles daarna gebouwd.',
  drawing: 'De Erasmusbrug in Rotterdam met de geknikte pyloon en een tram op het dek',
};
