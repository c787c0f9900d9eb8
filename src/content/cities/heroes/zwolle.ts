import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Zwolle telt binnen de gracht veel bovenwoningen: een verwarmde winkel eronder is gunstig voor uw energielabel, een open poort niet.',
  metaDescription:
    'Bovenwoning binnen de gracht, huis in Assendorp of flat in de Aa-landen: zo komt uw energielabel in Zwolle tot stand.',
  specialFeature:
    'Van de 21 steden op onze kaart ligt Zwolle het noordelijkst en het oostelijkst, op 62 kilometer van Amersfoort.',
  drawing: 'De Sassenpoort in Zwolle met de spitse torens en de klok',
};
