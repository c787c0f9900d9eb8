import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Apeldoorn is ruim gebouwd en veel huizen staan vrij. Zo’n huis verliest aan vier kanten warmte: isolatie die u kunt bewijzen, telt zwaar voor uw energielabel.',
  metaDescription:
    'Van een villa in De Parken tot een woonerf in De Maten: zo tellen gevels, serres en garages mee in uw energielabel in Apeldoorn.',
  specialFeature:
    'Apeldoorn had nooit stadsmuren. Het groeide in de breedte, met ruimte om de huizen. Daarom hebben huizen er meer buitenmuur dan in een stad met smalle straten.',
  drawing: 'Paleis Het Loo in Apeldoorn achter zijn toegangshek',
};
