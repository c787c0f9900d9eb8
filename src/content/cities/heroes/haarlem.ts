import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro: 'Haarlem heeft veel boven- en benedenwoningen die één gevel delen en toch elk een eigen energielabel krijgen.',
  metaDescription:
    'Woont u boven of beneden in Haarlem? Lees welke muren, vloeren en daken meetellen voor uw energielabel, ook in Kleverpark en Europawijk.',
  specialFeature:
    'De Bolwerken waren de vestingwerken van Haarlem. Tuinarchitect Zocher maakte er in de negentiende eeuw een park van, en rond 1900 kwamen daarachter de huizen van Kleverpark.',
  drawing: 'De Grote of St. Bavokerk in Haarlem met de slanke toren',
};
