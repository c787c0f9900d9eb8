import type { CityHero } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityHero: CityHero = {
  intro:
    'Zaanstad bewaart veel houten huizen. Is uw gevel van hout? Dan wordt uw energielabel anders berekend. Tekeningen zijn dan extra belangrijk.',
  metaDescription:
    'Een houten huis aan de Zaan of een Vinex-woning in Saendelft: zo bewijst u uw isolatie voor het energielabel in Zaanstad.',
  specialFeature: `Veel oude Zaanse huizen zijn beschermd monument. Vroeger was een energielabel daarvoor niet nodig, maar sinds ${monuments.labelSince} is dat ook voor een monument verplicht.`,
  drawing: 'Groene houten huizen in Zaanstad, met witte lijsten, aan het water',
};
