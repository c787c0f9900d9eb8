import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Rotterdam mengt oude en nieuwe huizen in één straat; is uw isolatie niet te zien en niet te bewijzen, dan bepaalt het bouwjaar uw energielabel mee.',
  metaDescription:
    'Vooroorlogs blok, wederopbouw of woontoren: zo bereidt u in Rotterdam de opname voor uw energielabel voor, ook in Blijdorp en Ommoord.',
  specialFeature:
    'De brandgrens van het bombardement is met lichtpunten in de stoep gemarkeerd. Buiten die grens staan huizen van voor de oorlog, vaak zonder isolatie. Daarbinnen is bijna alles later gebouwd.',
  drawing: 'De Erasmusbrug in Rotterdam met de geknikte pyloon en een tram op het dek',
};
