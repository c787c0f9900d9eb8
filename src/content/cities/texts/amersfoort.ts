import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Amersfoort is in ringen gegroeid. Binnen de singels staan de Muurhuizen, gebouwd op de plek van de eerste stadsmuur. Daaromheen liggen de villa’s van het Bergkwartier en de flats en rijen van Liendert en Rustenburg. Fiets door naar het noorden en u komt langs Schothorst, Zielhorst, Kattenbroek en Vathorst: bij elke wijk wordt de isolatie een stap dikker.',
    'In Kattenbroek, een wijk met speelse plattegronden uit de jaren negentig, zit isolatie al in muur en dak. Daar maken de ketel, de ventilatie en een later geplaatste dakkapel het verschil tussen twee letters. Tussen Vathorst-Noord en de Stadsring ligt een warmtenet. Hangt er bij u een afleverset in plaats van een ketel, zeg dat dan bij de aanvraag: daarbij hoort een andere berekening.',
  ],
  expertise: [
    `De stad is het middelpunt van ons werkgebied. In de straten rond de Lange Jan rijden weinig auto’s, dus daar loopt de adviseur het laatste stuk. Woont u in een Muurhuis of een ander beschermd monument? Ook dan hebt u bij verkoop en verhuur een label nodig, sinds ${monuments.labelSince}.`,
    'Aan de voet van de Amersfoortse Berg is de grond droog en zanderig, bij de Eem is hij nat. Dat ziet u terug onder de vloer. Leg het luik van de kruipruimte vrij, want vloerisolatie die niemand kan zien is lastig mee te tellen.',
  ],
  neighbourhoods: [
    {
      name: 'Soesterkwartier',
      house: 'workers-terrace',
      text: 'Toen het spoor hier in 1904 zijn wagenwerkplaats opende, kwamen de arbeiderswoningen er vanzelf achteraan. Rond de Leliestraat en de Narcisstraat liggen de straten in de vorm van een ster. De huizen zijn smal, vaak met muren zonder spouw of met een spouw die te dun is om veel in te blazen. Achter zit vaak een rij aanbouwen met platte daken: zoek de rekening van de dakdekker op, want alleen daarop staat hoe dik de isolatie is.',
    },
    {
      name: 'Nieuwland',
      house: 'new-build-terrace',
      text: 'Deze wijk kwam tussen 1995 en de eerste jaren na 2000 klaar, met dubbel glas en isolatie vanaf de eerste dag. Op een deel van de daken liggen zonnepanelen van de eerste generatie. Zijn ze bij u vervangen, dan rekenen wij met de nieuwe; wij noteren het aantal, het vermogen en de kant van het dak. Kijk ook of de mechanische ventilatie nog de oude is of een zuinig model met een gelijkstroommotor.',
    },
  ],
  testimonial: {
    text: 'De adviseur wilde in de kruipruimte kijken en daar lag toch isolatie, van de vorige eigenaar. Dat wisten wij zelf niet eens.',
    author: 'M. Voorbeeld, Soesterkwartier',
  },
};
