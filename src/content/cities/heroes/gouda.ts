import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Gouda zakt elk jaar een beetje, op natte grond. Staat er water onder uw vloer? Dan telt vloerisolatie voor het energielabel alleen mee met bewijs, zoals een factuur.',
  metaDescription:
    'Water in de kruipruimte of een bodem die zakt? Zo telt uw vloerisolatie in Gouda toch mee voor het energielabel.',
  specialFeature:
    'De binnenstad van Gouda daalt gemiddeld ongeveer 3 millimeter per jaar, op sommige plekken meer. Uw label zegt daar niets over: dat gaat alleen over energie.',
  drawing: 'Het gotische stadhuis van Gouda op de Markt',
};
