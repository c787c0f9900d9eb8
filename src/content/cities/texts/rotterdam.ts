import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Het bouwjaar is het eerste getal dat wij opzoeken, want het bepaalt waarmee wij rekenen zolang er geen beter bewijs is. Gokken vanaf de stoep gaat hier vaak mis. In Kralingen en het Oude Noorden staan blokken van voor de oorlog naast invulling uit de stadsvernieuwing van de jaren tachtig: zelfde hoogte, zelfde baksteen, heel andere muur.',
    'In het centrum staat het beton van de wederopbouw, met stalen kozijnen die intussen op veel plaatsen vernieuwd zijn. Op Zuid ligt Vreewijk, een tuindorp uit de tijd van de Eerste Wereldoorlog, met lage daken en kleine kamers. En rond de Wijnhaven en op de Kop van Zuid rijzen torens op met glas van vloer tot plafond. Daar gaat het om het soort ruit, de ventilatie en de verwarming.',
  ],
  expertise: [
    'Woont u hoog? Meld ons aan bij de receptie of de huismeester als het gebouw die heeft, en vraag de beheerder om drie dingen: het jaar van de laatste dakvernieuwing, de dikte van de isolatie daarbij en het type verwarming van het blok.',
    'In de blokken van voor en vlak na de oorlog is een plat dak heel gewoon. Van bovenaf is bitumen gewoon bitumen; of er vijf of vijftien centimeter schuim onder ligt, blijkt uit de factuur. Hebt u een huis op Zuid met een schuin dak, laat dan het vlieringluik bereikbaar zijn.',
  ],
  neighbourhoods: [
    {
      name: 'Blijdorp',
      house: 'porch-flat',
      text: 'Gesloten blokken van drie en vier lagen, gebouwd tussen 1931 en 1940 voor de middenklasse, met portieken aan de straat en stille binnentuinen. Meestal is er een spouw, maar die was leeg toen het huis werd opgeleverd. Is hij later gevuld, dan deed doorgaans het hele blok mee: vraag de buren naar de factuur. Glas-in-lood dat tussen dubbel glas is gezet, beoordelen wij als dubbel glas en niet als het enkele glas dat het lijkt.',
    },
    {
      name: 'Ommoord',
      house: 'gallery-flat',
      text: 'Eind 1965 ging hier de eerste paal de grond in, voor een wijk van lange hoge flats en buurten met laagbouw. De kopwoningen hebben een grote dichte zijgevel die flink meetelt. Een deel van de flats is gerenoveerd en overgegaan op het warmtenet, andere verwarmen met een ketel per woning of per gebouw. Het label van de flat ernaast zegt dus weinig over dat van u.',
    },
  ],
  testimonial: {
    text: 'Onze VvE had alleen een oude offerte. We kregen vooraf te horen welk papier wel bruikbaar was, en dat lag bij de beheerder in de la.',
    author: 'K. Voorbeeld, Ommoord',
  },
};
