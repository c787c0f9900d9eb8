import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Amersfoort kent huizen uit elke tijd: van de Muurhuizen tot de zonnedaken van Nieuwland. Bijna elke letter van het energielabel komt er voor.',
  metaDescription:
    'Energielabel nodig in Amersfoort? Lees wat telt in een Muurhuis, in het Soesterkwartier en in Nieuwland, en wat u klaarlegt voor de opname.',
  specialFeature:
    'In het Waterkwartier van Nieuwland kregen in 1999 zo’n vijfhonderd daken en gevels zonnepanelen, samen goed voor één megawatt. Dat was toen een van de grootste zonneprojecten in een woonwijk.',
  drawing: 'De Lange Jan, de hoge kerktoren van Amersfoort, tussen oude gevels aan het plein',
};
