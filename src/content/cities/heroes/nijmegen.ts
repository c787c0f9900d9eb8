import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Nijmegen groeide rond 1900 buiten zijn wallen, en na 2000 over de Waal: aan welke kant u woont, ziet u terug op uw energielabel.',
  metaDescription:
    'Bottendaal, Dukenburg of Lent: lees wat wij in Nijmegen nagaan voor een energielabel, en hoe het gaat bij een studentenhuis.',
  specialFeature:
    'Tot 1874 was Nijmegen een vesting en mocht er buiten de wallen vrijwel niets staan. Daarna kwam de ring om het centrum in enkele tientallen jaren tot stand: baksteen, hout en zelden een spouw.',
  drawing: 'De hoge stalen boog van de Waalbrug in Nijmegen',
};
