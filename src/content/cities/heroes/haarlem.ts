import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Haarlem staat vol boven- en benedenwoningen, elk met een eigen energielabel: boven telt vooral het dak, beneden de vloer.',
  metaDescription:
    'Woont u boven of beneden in Haarlem? Lees welke muren, vloeren en daken meetellen voor uw energielabel, ook in Kleverpark en Europawijk.',
  specialFeature:
    'De Bolwerken waren de vestingwerken van Haarlem. Tuinarchitect Zocher maakte er in de negentiende eeuw een park van. De huizen daarachter, van rond 1900, hebben meestal muren zonder spouw.',
  drawing: 'De Grote of St. Bavokerk in Haarlem met de slanke toren',
};
