import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Gouda zakt elk jaar een beetje op zijn slappe grond. Bij een energielabel kijken wij daarom eerst onder uw vloer.',
  metaDescription:
    'Water in de kruipruimte of een bodem die zakt? Zo telt uw vloerisolatie in Gouda toch mee voor het energielabel.',
  specialFeature:
    'De binnenstad van Gouda daalt gemiddeld ongeveer 3 millimeter per jaar, op sommige plekken meer. Gemeente en waterschap werken er samen aan onder de naam Gouda Stevige Stad.',
  drawing: 'Het gotische stadhuis van Gouda op de Markt',
};
