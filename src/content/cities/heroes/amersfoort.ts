import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Het Soesterkwartier is gebouwd voor het spoor, Nieuwland voor de zon. Daartussen past bijna elke letter van het energielabel.',
  metaDescription:
    'Energielabel nodig in Amersfoort? Lees wat telt in een Muurhuis, in het Soesterkwartier en in Nieuwland, en wat u klaarlegt voor de opname.',
  specialFeature:
    'In het Waterkwartier van Nieuwland kregen in 1999 zo’n vijfhonderd daken en gevels zonnepanelen, samen goed voor één megawatt. Dat was toen een van de grootste zonneprojecten in een woonwijk.',
  drawing: 'De Lange Jan, de hoge kerktoren van Amersfoort, tussen oude gevels aan het plein',
};
