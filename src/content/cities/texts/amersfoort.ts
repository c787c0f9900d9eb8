import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Amersfoort groeide in ringen. Binnen de singels staan de Muurhuizen, op de plek van de eerste stadsmuur. Daarbuiten liggen de villa’s van het Bergkwartier en de flats en rijtjes van Liendert en Rustenburg. Verder naar het noorden komen Schothorst, Zielhorst, Kattenbroek en Vathorst. Hoe nieuwer de wijk, hoe dikker meestal de isolatie.',
    'In Kattenbroek, uit de jaren negentig, zit al isolatie in muur en dak. Daar maken de ketel, de ventilatie en een latere dakkapel het verschil. Tussen Vathorst-Noord en de Stadsring ligt een warmtenet. Hebt u geen ketel maar een afleverset? Zeg dat bij de aanvraag, want dan rekenen wij anders.',
  ],
  expertise: [
    `Wij werken vanuit Amersfoort. Rond de Lange Jan mogen weinig auto’s rijden, dus daar loopt de adviseur het laatste stuk. Woont u in een Muurhuis of een ander beschermd monument? Dan hebt u bij verkoop en verhuur ook een label nodig, sinds ${monuments.labelSince}.`,
    'Bij de Amersfoortse Berg is de kruipruimte droog, bij de Eem kan er water staan. Maak het luik vrij. Vloerisolatie die niemand kan zien, telt alleen mee met bewijs, zoals een factuur.',
  ],
  reason: 'Wij werken vanuit Amersfoort: dichterbij kan niet',
  neighbourhoods: [
    {
      name: 'Soesterkwartier',
      house: 'workers-terrace',
      text: 'Deze wijk kwam er nadat het spoor hier in 1904 zijn wagenwerkplaats opende. Rond de Leliestraat en de Narcisstraat liggen de straten in de vorm van een ster. De huizen zijn smal. Vaak hebben de muren geen spouw, of een heel dunne. Achter zit vaak een aanbouw met een plat dak. Zoek de rekening van de dakdekker op: daarop staat hoe dik de isolatie is.',
    },
    {
      name: 'Nieuwland',
      house: 'new-build-terrace',
      text: 'Gebouwd tussen 1995 en de eerste jaren na 2000, meteen met dubbel glas en isolatie. Zijn de eerste zonnepanelen bij u vervangen? Dan rekenen wij met de nieuwe: het aantal, het vermogen en de kant van het dak. Kijk ook of de ventilatie nog de oude is.',
    },
  ],
};
