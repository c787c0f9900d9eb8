import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Gouda zakt langzaam in natte grond. Is uw vloerisolatie door het water niet te zien? Dan telt die voor het energielabel alleen mee met bewijs, zoals een factuur.',
  metaDescription:
    'Water in de kruipruimte of een bodem die zakt? Zo telt uw vloerisolatie in Gouda toch mee voor het energielabel.',
  specialFeature:
    'De grond in Gouda zakt, maar een huis op palen zakt niet mee. Isolatie op de grond komt dan steeds verder van uw vloer. Isolatie tegen de onderkant van de vloer blijft zitten en telt anders. Vertel ons welke van de twee u hebt.',
  drawing: 'Het gotische stadhuis van Gouda op de Markt',
};
