import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Hagenaars verdelen hun stad in zand en veen. Op het zand, richting zee, liggen het Statenkwartier, Duinoord en de Vogelwijk; op het veen staan de dichte straten van Transvaal en Laak. Onder de vloer merkt u dat verschil nog: droog en begaanbaar op het oude duin, vochtiger naarmate u verder van de kust komt.',
    'Tussen de wereldoorlogen bouwde de stad hele wijken in baksteen met een plat dak, zoals de Vruchtenbuurt. De woningen zijn gestapeld, met brede stalen of houten ramen en een erker. Zo’n erker heeft drie dunne wandjes, een vloertje en een dakje; die meten wij apart op.',
    'Aan de rand kwam op het vroegere vliegveld Ypenburg een complete nieuwe wijk. Daar is de isolatie van de tekening af te lezen.',
  ],
  expertise: [
    'Geef bij de aanvraag aan op welke laag u woont en of u een eigen trap hebt. Van een gedeelde zolder of een kelderkast aan de gang blijft anders onduidelijk of die bij uw woning hoort. De akte van splitsing geeft meestal uitsluitsel.',
    `Een beschermd stadsgezicht gaf nooit vrijstelling van het label. Is uw huis zelf als monument ingeschreven, dan was u tot voor kort wel vrijgesteld. Sinds ${monuments.labelSince} is een label ook dan verplicht.`,
  ],
  neighbourhoods: [
    {
      name: 'Statenkwartier',
      house: 'town-house',
      text: 'Herenhuizen uit ongeveer 1900 tot 1915, met torentjes, tegels en sierlijke balkons in art nouveau. De plafonds zijn hoog, dus er hoort veel buitenmuur bij elke vierkante meter vloer, en een spouw ontbreekt. Veel panden zijn later gesplitst. Horen de mansardekap en de dienstbodekamers bij uw deel, dan loont het om te weten wat er achter het schuine beschot is gestopt.',
    },
    {
      name: 'Moerwijk',
      house: 'porch-flat',
      text: 'De eerste blokken stonden er in 1933, het grootste deel volgde na de oorlog: portieketagewoningen van vier lagen rond gemeenschappelijk groen. Beneden zijn bergingen, zodat de laagste woning boven een onverwarmde ruimte ligt. Kunststof kozijnen uit een opknapbeurt zijn herkenbaar, maar de ruit erin kan jonger zijn. Lees het jaartal in de metalen strip tussen de glasbladen.',
    },
  ],
  testimonial: {
    text: 'Duidelijke uitleg over de verdieping en de zolder die wij met de buren delen. Geen verkooppraat, gewoon een goed gemaakt label.',
    author: 'L. Voorbeeld, Statenkwartier',
  },
};
