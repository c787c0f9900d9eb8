import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Nijmegen kreeg rond 1900 veel huizen bij het centrum; aan de overkant van de Waal zijn ze nieuw. Dat verschil ziet u terug op uw energielabel.',
  metaDescription:
    'Bottendaal, Dukenburg of Lent: lees wat wij in Nijmegen nagaan voor een energielabel, en hoe het gaat bij een studentenhuis.',
  specialFeature:
    'Tot 1874 was Nijmegen een vesting en mocht er buiten de wallen vrijwel niets staan. Daarna kwam de ring om het centrum in enkele tientallen jaren tot stand: baksteen, hout en zelden een spouw.',
  drawing: 'De hoge stalen boog van de Waalbrug in Nijmegen',
};
