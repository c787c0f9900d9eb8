import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Amstelveen ligt vlak bij Schiphol, en veel ramen dempen daarom geluid. Dat glas is niet altijd zuinig: voor uw energielabel bekijken wij elk raam.',
  metaDescription:
    'Geluidglas bij Schiphol, een zolder in Elsrijk, een rijtjeshuis in Westwijk: dit telt mee voor uw energielabel in Amstelveen.',
  specialFeature:
    'Een deel van Elsrijk ligt op het hoge, venige bovenland langs de Amsterdamseweg, de rest in de lagere polder. De ene kruipruimte is daardoor veel natter dan de andere, en niet elke soort vloerisolatie past overal.',
  drawing: 'Het Cobra Museum in Amstelveen, met de kleurige fontein van Karel Appel ervoor',
};
