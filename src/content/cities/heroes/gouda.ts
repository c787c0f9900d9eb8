import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro: 'Onder Gouda zakt de grond, soms met huis en al. Daarom begint een energielabel hier onder de vloer.',
  metaDescription:
    'Water in de kruipruimte of een bodem die zakt? Zo telt uw vloerisolatie in Gouda toch mee voor het energielabel.',
  specialFeature:
    'De binnenstad van Gouda daalt gemiddeld ongeveer 3 millimeter per jaar, op sommige plekken meer. Gemeente en waterschap werken er samen aan onder de naam Gouda Stevige Stad.',
  drawing: 'Het gotische stadhuis van Gouda op de Markt',
};
