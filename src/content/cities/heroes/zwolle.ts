import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Zwolle telt binnen de gracht veel bovenwoningen: boven een verwarmde winkel is uw energielabel meestal beter dan boven een open poort.',
  metaDescription:
    'Bovenwoning binnen de gracht, huis in Assendorp of flat in de Aa-landen: zo komt uw energielabel in Zwolle tot stand.',
  specialFeature: 'Zwolle ligt 62 kilometer van Amersfoort. Uw prijs is er dezelfde als in de rest van ons werkgebied.',
  drawing: 'De Sassenpoort in Zwolle met de spitse torens en de klok',
};
