import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Hilversum heeft groene wijken rond een druk centrum. Tussen 1915 en 1940 bouwde de gemeente zelf veel buurten, zoals de Bloemenbuurt: lage huizen van baksteen rond pleintjes. De ramen zijn klein en het dak steekt uit. De buitenkant is vaak beschermd, dus isolatie zit er meestal aan de binnenkant.',
    'Kerkelanden, aan de westkant, is vanaf het einde van de jaren zestig gebouwd met beton. De voor- en achterkant zijn er licht en dun. Zijn die vernieuwd? Vertel het ons, want dat maakt veel uit voor de letter.',
  ],
  expertise: [
    'Sommige grote huizen waren ooit kantoor of studio en zijn nu verdeeld in woningen. Vertel vooraf welk deel van u is. Een koetshuis of een woning boven de garage heeft vaak een eigen huisnummer, en dus een eigen label.',
    'Hebt u een rieten dak? Riet isoleert zelf een beetje. Zit er een dichte plaat onder, dan telt dat extra. Leg de rekening van de rietdekker klaar.',
  ],
  reason: 'Wij weten wat telt bij een rieten dak en bij beton',
  neighbourhoods: [
    {
      name: 'Trompenberg',
      house: 'villa',
      text: 'Een villapark op een heuvel, gebouwd vanaf 1875, met gebogen lanen. De huizen hebben torens, erkers en veel hoeken, dus veel buitenmuur. Het gebied is een beschermd dorpsgezicht. Dat gaat over de buitenkant. Een label is hier net zo goed nodig. Reken op meer dan een uur voor de opname.',
    },
    {
      name: 'Hilversumse Meent',
      house: 'courtyard-house',
      text: 'Deze wijk ligt los van de stad, achter het Spanderswoud. De lage huizen zijn bijna allemaal gebouwd van 1974 tot 1978, met een beetje isolatie in spouw en dak. Dakramen zijn vaak op verschillende momenten geplaatst. Schrijf per raam op wanneer dat ongeveer was.',
    },
  ],
};
