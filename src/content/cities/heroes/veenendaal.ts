import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Veenendaal zet oud naast nieuw: huizen uit de jaren vijftig zonder isolatie en huizen met bodemwarmte. In het energielabel scheelt dat al snel een paar letters.',
  metaDescription:
    'Een huis uit 1955 in het Franse Gat of bodemwarmte in Buurtstede: lees wat in Veenendaal uw energielabel bepaalt.',
  specialFeature:
    'In Veenendaal-Oost levert het plaatselijke energiebedrijf DEVO warmte en koelte, met opslag in de bodem. Ook zo’n gezamenlijke bron telt mee in uw label.',
  drawing: 'De Nieuwe Molen in Veenendaal, een stenen stellingmolen',
};
