import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Apeldoorn kreeg nooit stadsmuren en is ruim gebouwd. Een vrijstaand huis heeft meer gevel om warm te houden: dat telt mee in uw energielabel.',
  metaDescription:
    'Van een villa in De Parken tot een woonerf in De Maten: zo tellen gevels, serres en garages mee in uw energielabel in Apeldoorn.',
  specialFeature:
    'Apeldoorn had nooit stadsmuren. Het groeide als dorp in de breedte, langs beken, lanen en parken, en dat ziet u aan de ruimte om de huizen.',
  drawing: 'Paleis Het Loo in Apeldoorn achter zijn toegangshek',
};
