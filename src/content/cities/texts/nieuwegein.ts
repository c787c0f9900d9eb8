import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Nieuwegein ontstond in 1971 uit Jutphaas en Vreeswijk. De meeste huizen zijn gebouwd van 1975 tot 1985: rijtjes die steeds een stukje verspringen, met een berging aan de straat. Zo’n huis heeft een spouw, vaak met een dun laagje isolatie.',
    'Vaak is het glas het zwakste punt. Dubbel glas van toen houdt veel minder warmte binnen dan HR++, het zuinige dubbel glas van nu. Op het oog lijken ze op elkaar. In het metalen randje tussen de ruiten staat vaak een jaartal. Wij lezen dat per raam, want soms is alleen de achterkant vernieuwd.',
  ],
  expertise: [
    'Hebt u stadsverwarming? Dan zoeken wij geen ketel, maar het kastje waar de warmte binnenkomt. De gegevens van het net zoeken wij zelf op, dus uw jaarrekening is niet nodig. Meestal komt uw warme kraanwater uit hetzelfde kastje.',
  ],
  reason: 'Wij lezen van elke ruit af hoe oud het glas is',
  neighbourhoods: [
    {
      name: 'Batau-Zuid',
      house: 'courtyard-house',
      text: 'Een wijk met woonerven: groepjes huizen tussen water en groen. Veel bewoners trokken de berging bij de keuken of bouwden een kamer aan. Dan wordt de oppervlakte van uw woning groter. Is de isolatie van zo’n kamer niet te zien en niet te bewijzen, dan rekenen wij met het bouwjaar. Zoek dus de tekening of de factuur op.',
    },
    {
      name: 'Vreeswijk',
      house: 'dike-house',
      text: 'Het oude schippersdorp aan de Lek, met de Oude Sluis, is een beschermd dorpsgezicht. Bij huizen tegen de dijk ligt de onderste verdieping soms deels in de grond. Zo’n muur verliest minder warmte dan een muur in de buitenlucht. Verder van het water staan huizen uit de jaren vijftig.',
    },
  ],
};
