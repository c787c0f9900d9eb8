import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Utrecht gebruikt veel stadsverwarming. Hebt u die ook? Dan rekenen wij voor uw energielabel met de gegevens van het warmtenet.',
  metaDescription:
    'Bovenwoning in Lombok, flat in Overvecht of huis op stadsverwarming: zo werkt het energielabel in Utrecht.',
  specialFeature:
    'Utrecht kreeg in 1923 de eerste stadsverwarming van Nederland: een elektriciteitscentrale verwarmde een ziekenhuis. Nu hebben hele wijken stadsverwarming, zoals Leidsche Rijn.',
  drawing: 'De Domtoren en de losstaande Domkerk in Utrecht',
};
