import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In Rotterdam zoeken wij eerst het bouwjaar op. Is isolatie niet te zien en niet te bewijzen, dan geldt een standaardwaarde die bij dat jaar past. Van buiten is het moeilijk te zien: in Kralingen en het Oude Noorden staan huizen van voor de oorlog naast huizen uit de jaren tachtig. Ze zijn even hoog en van dezelfde steen, maar de muur is heel anders.',
    'In het centrum staan gebouwen van beton van vlak na de oorlog. De stalen kozijnen zijn vaak al vervangen. Op Zuid ligt Vreewijk, een tuindorp met lage daken en kleine kamers. Rond de Wijnhaven en op de Kop van Zuid staan torens met veel glas. Daar tellen vooral het soort ruit, de ventilatie en de verwarming.',
  ],
  expertise: [
    'Woont u hoog? Meld ons aan bij de receptie of de huismeester. Vraag de beheerder drie dingen: wanneer het dak is vernieuwd, hoe dik de isolatie toen was en welke verwarming het gebouw heeft.',
    'Veel woningen hebben een plat dak. Van boven is niet te zien hoe dik de isolatie is; dat staat op de factuur. Hebt u een schuin dak? Zorg dan dat het luik van de vliering open kan.',
  ],
  reason: 'Wij zeggen wat u de beheerder van uw gebouw vraagt',
  neighbourhoods: [
    {
      name: 'Blijdorp',
      house: 'porch-flat',
      text: 'Gesloten blokken van drie en vier lagen, gebouwd van 1931 tot 1940, met stille binnentuinen. De spouw was bij de bouw leeg. Is hij later gevuld, dan meestal in het hele blok. Vraag uw buren naar de factuur. Zit glas-in-lood tussen dubbel glas? Dan telt het als dubbel glas.',
    },
    {
      name: 'Ommoord',
      house: 'gallery-flat',
      text: 'De bouw begon eind 1965: lange hoge flats en buurten met lage huizen. Een woning aan het einde van de flat heeft een grote zijmuur, en dat telt mee. Sommige flats zijn vernieuwd en hebben een warmtenet, andere hebben een ketel per woning of per gebouw. Het label van de flat ernaast zegt dus weinig.',
    },
  ],
};
