import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Amersfoort kent huizen uit elke tijd. Hoe nieuwer uw wijk, hoe beter meestal uw energielabel: tussen een Muurhuis en Nieuwland scheelt dat vaak een paar letters.',
  metaDescription:
    'Energielabel nodig in Amersfoort? Lees wat telt in een Muurhuis, in het Soesterkwartier en in Nieuwland, en wat u klaarlegt voor de opname.',
  specialFeature:
    'In het Waterkwartier van Nieuwland kregen in 1999 zo’n vijfhonderd daken en gevels zonnepanelen, samen goed voor één megawatt. Liggen ze bij u nog op het dak, dan tellen ze mee voor uw label.',
  drawing: 'De Lange Jan, de hoge kerktoren van Amersfoort, tussen oude gevels aan het plein',
};
