import type { CityHero } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityHero: CityHero = {
  intro:
    'Amsterdam heeft vooral appartementen. Met buren om u heen krijgt u vaak een beter energielabel dan onder het dak of boven een koude berging.',
  metaDescription:
    'Verkoopt u een appartement in Amsterdam? Lees waarom uw verdieping telt voor het energielabel en wat u bij uw VvE opvraagt.',
  specialFeature: `De grachtengordel staat sinds 2010 op de Werelderfgoedlijst. Aan de labelplicht verandert dat niets: gewone huizen vielen er altijd al onder, en sinds ${monuments.labelSince} horen de monumenten daar ook bij.`,
  drawing: 'Een rij Amsterdamse grachtenhuizen aan het water met een bootje ervoor',
};
