import type { CityHero } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityHero: CityHero = {
  intro:
    'Ede verwarmt een deel van de huizen met snoeihout. Krijgt u warmte van dat net, dan wordt uw energielabel anders berekend dan met een eigen ketel.',
  metaDescription:
    'Warmtenet of cv-ketel? Lees wat dat in Ede uitmaakt voor uw energielabel, met bijzonderheden over Veldhuizen en Kernhem.',
  specialFeature: `Op het Enkaterrein staan oude fabrieksgebouwen, nu rijksmonument, tussen honderden nieuwe huizen. Voor de labelplicht bij verkoop en verhuur maakt dat sinds ${monuments.labelSince} geen verschil meer.`,
  drawing: 'De schaapskooi op de Ginkelse Heide bij Ede, met de kudde ervoor',
};
