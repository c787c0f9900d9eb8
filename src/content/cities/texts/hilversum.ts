import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Hilversum noemt zichzelf nog graag een dorp, en zo is het ook gebouwd: groene wijken in een krans om een druk hart. Tussen 1915 en 1940 zette de gemeente zelf buurt na buurt neer, met lage huizen van baksteen rond pleintjes en plantsoenen. De Bloemenbuurt is er een van. Die huizen hebben kleine ruiten en overstekende daken, en omdat de architectuur beschermd wordt, is isolatie er meestal aan de binnenkant te vinden.',
    'Kerkelanden, aan de westrand, is een wijk van hofjes waar vanaf de late jaren zestig met gegoten beton is gewerkt. Klop op de tussenmuur en u hoort een dichte wand. De voor- en achterpui zijn bij zulke bouw vaak juist licht uitgevoerd. Zijn die puien vernieuwd, dan is dat het eerste wat wij willen weten.',
  ],
  expertise: [
    'In de lanen staan grote huizen die ooit kantoor, praktijk of studio waren en nu weer bewoond worden, soms door vier gezinnen. Wij willen van tevoren weten wat uw deel is. Woont u in het koetshuis of boven de garage, dan heeft dat vaak een eigen huisnummer en dus ook een eigen label.',
    'Riet isoleert van zichzelf een beetje en wordt apart ingevoerd. Ligt er een dichte plaat onder, een zogeheten schroefdak, laat dan de rekening van de rietdekker zien.',
  ],
  neighbourhoods: [
    {
      name: 'Trompenberg',
      house: 'villa',
      text: 'Vanaf 1875 verrees op deze heuvel een villapark rond een herstellingsoord, met gebogen lanen naar Engels voorbeeld. De landhuizen hebben torens, erkers en veel hoeken, waardoor er verhoudingsgewijs veel buitenschil is. Het gebied hoort bij een beschermd dorpsgezicht. Dat gaat over hoe de buitenkant eruitziet; een label is er net zo goed nodig. Neem ruim de tijd voor de opname: een uur is hier krap.',
    },
    {
      name: 'Hilversumse Meent',
      house: 'courtyard-house',
      text: 'Los van de rest, achter het Spanderswoud en tegen Bussum aan, staat een laagbouwwijk die grotendeels tussen 1974 en 1978 is gebouwd. Er zit enige isolatie in spouw en dak, van een dikte die bij die jaren past. Dakramen en dakkapellen zijn er in alle leeftijden. Noteer per raam ongeveer wanneer het geplaatst is; dat lijstje scheelt bij de opname veel zoeken.',
    },
  ],
  testimonial: {
    text: 'Elk dakraam bij ons is uit een ander jaar. Met het lijstje dat we vooraf hadden gemaakt, ging het bezoek soepel.',
    author: 'A. Voorbeeld, Hilversumse Meent',
  },
};
