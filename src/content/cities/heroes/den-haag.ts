import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Den Haag bouwde veel woningen aan een open portiek: de muren daar tellen voor uw energielabel als buitenmuur, en die verliezen warmte.',
  metaDescription:
    'Bovenhuis of benedenhuis, erker of plat dak: lees hoe uw woning in Den Haag meetelt voor het energielabel, van Statenkwartier tot Moerwijk.',
  specialFeature:
    'Het Haagse portiek is een open trap naar de voordeuren boven. Omdat het daar buitenlucht is, tellen de wanden eromheen als buitenmuur. Is het later dichtgezet, dan verandert de berekening.',
  drawing: 'De Hofvijver in Den Haag met het Torentje, het Binnenhof en het eilandje',
};
