import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Leiden beschermt zijn stadsgezicht, maar dat gaf nooit vrijstelling: ook hier hebt u bij verkoop en verhuur een energielabel nodig.',
  metaDescription:
    'Grachtenpand, hofje of huis in de Merenwijk: zo gaat de opname voor uw energielabel in Leiden, ook waar het stadsgezicht beschermd is.',
  specialFeature:
    'Leiden telt meer dan dertig hofjes. Veel daarvan zijn rijksmonument. Wie er een woning verhuurt, heeft tegenwoordig ook daar een energielabel nodig: bij een nieuwe huurder en bij verlenging van het huurcontract.',
  drawing: 'De Burcht van Leiden, een ronde stenen vesting op een heuvel',
};
