import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Veenendaal loopt van huizen uit de jaren vijftig zonder isolatie tot nieuwe met bodemwarmte; in het energielabel scheelt dat al snel meerdere letters.',
  metaDescription:
    'Een huis uit 1955 in het Franse Gat of bodemwarmte in Buurtstede: lees wat in Veenendaal uw energielabel bepaalt.',
  specialFeature:
    'In Veenendaal-Oost levert het plaatselijke energiebedrijf DEVO warmte en koelte, met opslag in de bodem. Ook zo’n gezamenlijke bron telt mee in uw label.',
  drawing: 'De Nieuwe Molen in Veenendaal, een stenen stellingmolen',
};
