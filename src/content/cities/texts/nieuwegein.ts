import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In 1971 werden Jutphaas en Vreeswijk samen Nieuwegein, een groeikern onder de rook van Utrecht. De meeste woningen dateren van 1975 tot 1985. Tussenwoningen hebben hier de overhand: rijtjes die steeds een stukje verspringen, met een berging aan de straat. Een spouw was toen gewoon, een dun laagje isolatie vaak ook.',
    'Het zwakke punt is het glas. Dubbel glas uit die beginjaren isoleert veel minder dan HR++, maar op het oog lijken ze op elkaar. In het metalen randje tussen de ruiten staat vaak een code of jaartal. Wij lezen die per raam, want hier is dikwijls alleen de achterkant vernieuwd.',
  ],
  expertise: [
    'Bent u aangesloten op de stadsverwarming, dan zoeken wij geen ketel maar het kastje waar de warmte binnenkomt. De waarden van het net zoeken wij zelf op; u hoeft geen jaarafrekening klaar te leggen. Meestal levert datzelfde kastje ook uw warme kraanwater; dat nemen wij dan in één keer mee.',
  ],
  neighbourhoods: [
    {
      name: 'Batau-Zuid',
      house: 'courtyard-house',
      text: 'Een echte woonervenwijk, met groepjes huizen tussen water en groen. Bewoners trokken in de loop der jaren de berging bij de keuken of bouwden een kamer aan. Zo’n stuk vergroot de oppervlakte, en als papieren ontbreken, krijgt het de standaardwaarde van zijn bouwjaar. Zoek daarom de bouwtekening of de factuur op.',
    },
    {
      name: 'Vreeswijk',
      house: 'dike-house',
      text: 'Het schippersdorp bij de Lek, met de Oude Sluis, is een beschermd dorpsgezicht. Bij oude huizen tegen de dijk ligt de onderste laag soms voor een deel in de grond. Grond is minder koud dan buitenlucht, dus zo’n wand telt anders mee dan een gevel. Wat verder van het water vindt u kleinschalige straten uit de jaren vijftig.',
    },
  ],
  testimonial: {
    text: 'Ik kon nergens een ketel aanwijzen. De adviseur wist het kastje van de stadsverwarming meteen te vinden.',
    author: 'P. Voorbeeld, Batau-Zuid',
  },
};
