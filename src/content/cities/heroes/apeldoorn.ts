import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Apeldoorn is ruim gebouwd en veel huizen staan vrij. Zo’n huis verliest aan vier kanten warmte: isolatie die u kunt bewijzen, telt zwaar voor uw energielabel.',
  metaDescription:
    'Van een villa in De Parken tot een woonerf in De Maten: zo tellen gevels, serres en garages mee in uw energielabel in Apeldoorn.',
  specialFeature:
    'Apeldoorn had nooit stadsmuren. Het groeide in de breedte, met ruimte om de huizen. Voor een vrijstaand huis geldt een eigen prijs; u ziet hem zodra u uw postcode invult.',
  drawing: 'Paleis Het Loo in Apeldoorn achter zijn toegangshek',
};
