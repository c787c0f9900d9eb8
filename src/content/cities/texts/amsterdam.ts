import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Wie hier een huis verkoopt, verkoopt bijna altijd een verdieping. Een vloer of muur met verwarmde buren erachter verliest geen warmte en drukt niet op uw letter. Het dak, een kopgevel en de vloer boven een onverwarmde berging doen dat wel. Uw onderbuur kan daarom een beter label hebben, ook al is de plattegrond precies gelijk.',
    'De stad groeide in gordels. Na de grachten kwam de negentiende-eeuwse ring met lange baksteenblokken, daarna de Amsterdamse School in Zuid en West, de tuinsteden van Nieuw-West, de Bijlmermeer en IJburg. In die laatste twee komt de warmte meestal van de stadsverwarming. In de oudere ring hangt een combiketel in een kastje op het balkon of boven de trap, en telt vooral welk jaar er op het plaatje staat.',
  ],
  expertise: [
    'Kleine verenigingen van eigenaren bewaren hun papieren vaak in een doos bij degene die er het langst woont. Vraag daar op tijd naar: de factuur van een nieuw dak of van gevelglas staat op naam van de VvE, maar is ook uw bewijs. Een splitsingstekening is een goede plattegrond: de grenzen van uw appartement staan erop.',
    'Een smalle, steile trap is geen bezwaar. De adviseur komt in elke ruimte, ook in uw berging op zolder of in het souterrain. Parkeren kost hier tijd, dus wij spreken een aankomsttijd met wat speling af.',
  ],
  neighbourhoods: [
    {
      name: 'De Pijp',
      house: 'town-house',
      text: 'In de laatste decennia van de negentiende eeuw werd deze wijk in hoog tempo volgebouwd met diepe, smalle panden. De gevels zijn massief, de balklagen van hout en in het midden liggen kamers zonder raam. Achter de hoge schuiframen zit soms nog enkel glas met een voorzetraam. Een moderne opbouw op het dak heeft een eigen bouwjaar; leg de bouwtekening daarvan klaar.',
    },
    {
      name: 'Slotermeer',
      house: 'porch-flat',
      text: 'De eerste van de Westelijke Tuinsteden, gebouwd in de jaren vijftig met licht, lucht en veel gras ertussen. In de portiekflats liggen op straatniveau vaak bergingen, zodat de onderste woonlaag een koude vloer heeft. De spouw is smal. Veel blokken zijn later ingepakt of kregen kunststof kozijnen; in welk jaar dat gebeurde, is voor ons de belangrijkste vraag.',
    },
  ],
  testimonial: {
    text: 'Binnen een uur was alles opgemeten, inclusief de vliering waar ik zelf nooit kom. Het label kwam twee werkdagen later per mail.',
    author: 'S. Voorbeeld, De Pijp',
  },
};
