import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Arnhem-Noord ligt tegen een heuvel, met herenhuizen uit de negentiende eeuw, de Burgemeesterswijk en het tuindorp Geitenkamp uit de jaren twintig. Zuid is vlak en jonger: Malburgen, Elderveld, Rijkerswoerd en Schuytgraaf. Daar zijn de huizen beter geïsoleerd en is er vaker stadswarmte.',
    'In 1944 is het centrum verwoest. Wat rond de Rijnkade en de markt staat, is grotendeels van na de oorlog: vloeren van beton en een spouw zonder isolatie. In Presikhaaf en Elderveld zijn flats met stadsverwarming. Vraag uw VvE, de vereniging van eigenaren, of dat bij u zo is.',
  ],
  expertise: [
    'Staat uw huis tegen de helling? Dan begint de opname buiten. Wij kijken hoe hoog de grond aan elke kant komt. Een wand met grond erachter telt anders mee dan een buitenmuur. Zorg dat wij ook in de voorraadkast en bij de ketel kunnen.',
    'Verhuurt u een herenhuis per verdieping? Elke zelfstandige woning krijgt een eigen label. Wij plannen de bezoeken graag op één ochtend. Geef alle huisnummers met hun toevoeging door, dan komt elk label op het goede adres.',
  ],
  reason: 'Meer woningen in één pand bezoeken wij op één ochtend',
  neighbourhoods: [
    {
      name: 'Spijkerkwartier',
      house: 'town-house',
      text: 'Brede straten met herenhuizen uit de tweede helft van de negentiende eeuw, vaak drie lagen met een kelder die deels boven de grond ligt. De muren zijn dik, maar zonder spouw. De buurt is beschermd stadsgezicht en heeft daarom nog veel enkel glas met achterzetramen. Zet die ramen voor de opname op hun plek: staan ze in de kelder, dan tellen ze niet mee.',
    },
    {
      name: 'Schuytgraaf',
      house: 'new-build-terrace',
      text: 'Een wijk van deze eeuw. De huizen zijn goed geïsoleerd en krijgen meestal warmte van de afvalverbranding in Duiven. De muren zijn hier overal ongeveer gelijk. Het verschil zit in zonnepanelen, de ventilatie en een douche die warmte terugwint.',
    },
  ],
};
