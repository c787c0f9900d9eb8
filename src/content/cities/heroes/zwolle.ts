import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro: 'Woont u in Zwolle boven een winkel, dan helpt die uw label. Boven een open poort is het andersom.',
  metaDescription:
    'Bovenwoning binnen de gracht, huis in Assendorp of flat in de Aa-landen: zo komt uw energielabel in Zwolle tot stand.',
  specialFeature:
    'Van de 21 steden op onze kaart ligt Zwolle het noordelijkst en het oostelijkst, op 62 kilometer van Amersfoort.',
  drawing: 'De Sassenpoort in Zwolle met de spitse torens en de klok',
};
