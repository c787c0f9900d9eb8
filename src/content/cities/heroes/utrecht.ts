import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro: 'Bij een huisnummer met ‘bis’ hoort in Utrecht een eigen energielabel, ook als u de trap met de buren deelt.',
  metaDescription:
    'Voor een bovenwoning in Lombok, een flat in Overvecht of een huis op stadsverwarming: zo werkt het energielabel in Utrecht.',
  specialFeature:
    'Utrecht kreeg in 1923 de eerste stadsverwarming van Nederland: een elektriciteitscentrale verwarmde het ziekenhuis aan de Catharijnesingel.',
  drawing: 'De Domtoren en de losstaande Domkerk in Utrecht',
};
