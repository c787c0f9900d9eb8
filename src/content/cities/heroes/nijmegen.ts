import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Nijmegen kreeg rond 1900 veel huizen zonder spouw. Aan de overkant van de Waal zijn ze nieuw: daar is het energielabel meestal beter.',
  metaDescription:
    'Bottendaal, Dukenburg of Lent: lees wat wij in Nijmegen nagaan voor een energielabel, en hoe het gaat bij een studentenhuis.',
  specialFeature:
    'Tot 1874 was Nijmegen een vesting en mocht er buiten de wallen vrijwel niets staan. Daarna is de ring om het centrum in enkele tientallen jaren gebouwd, bijna altijd zonder spouw. Isolatie telt daar dus extra.',
  drawing: 'De hoge stalen boog van de Waalbrug in Nijmegen',
};
