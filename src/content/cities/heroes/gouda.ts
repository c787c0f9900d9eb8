import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Gouda zakt langzaam in natte grond. Is uw vloerisolatie door het water niet te zien? Dan telt die voor het energielabel alleen mee met bewijs, zoals een factuur.',
  metaDescription:
    'Water in de kruipruimte of een bodem die zakt? Zo telt uw vloerisolatie in Gouda toch mee voor het energielabel.',
  specialFeature:
    'De grond in Gouda zakt, maar een huis op palen niet. Isolatie op de grond zakt mee, isolatie tegen de vloer blijft zitten. Vertel ons welke u hebt, want ze tellen anders mee.',
  drawing: 'Het gotische stadhuis van Gouda op de Markt',
};
