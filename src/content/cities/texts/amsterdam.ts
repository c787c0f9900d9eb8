import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In Amsterdam verkoopt u meestal een appartement. Een vloer of muur met verwarmde buren erachter verliest bijna geen warmte. Een dak, een zijgevel of een vloer boven een koude berging verliest die wel. Uw benedenbuurman kan dus een beter label hebben, ook als zijn woning precies zo groot is.',
    'Rond de grachten ligt een ring uit de negentiende eeuw. Daarna kwamen de blokken van de Amsterdamse School in Zuid en West, en later Nieuw-West, de Bijlmermeer en IJburg. De Bijlmermeer en IJburg hebben meestal stadsverwarming. In de oudere wijken hangt vaak een cv-ketel. Dan telt vooral hoe oud die is.',
  ],
  expertise: [
    'Kleine verenigingen van eigenaren (VvE’s) bewaren hun papieren vaak bij één bewoner thuis. Vraag daar op tijd naar. De factuur van het dak of van nieuw glas staat op naam van de VvE, maar telt ook voor u. Een splitsingstekening is handig als plattegrond: daarop ziet u de grenzen van uw appartement.',
    'Een smalle, steile trap is geen probleem. De adviseur komt in elke ruimte, ook in uw berging op zolder of in de kelder. Weet u een plek om te parkeren? Schrijf die bij uw aanvraag.',
  ],
  reason: 'Wij zeggen welke papieren u bij de VvE opvraagt',
  neighbourhoods: [
    {
      name: 'De Pijp',
      house: 'town-house',
      text: 'Deze wijk is aan het einde van de negentiende eeuw snel gebouwd. De panden zijn diep en smal, de gevels hebben geen spouw en de vloeren zijn van hout. Achter de hoge ramen zit soms nog enkel glas met een voorzetraam. Is er een verdieping op het dak gebouwd? Leg daar de bouwtekening van klaar, want zo’n verdieping heeft een eigen bouwjaar.',
    },
    {
      name: 'Slotermeer',
      house: 'porch-flat',
      text: 'De eerste van de Westelijke Tuinsteden, gebouwd in de jaren vijftig. Onder de portiekflats zitten vaak bergingen, dus de onderste woning heeft een koude vloer. De spouw is smal. Veel flats zijn later ingepakt of kregen kunststof kozijnen. Vraag uw VvE in welk jaar dat was.',
    },
  ],
};
