import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Zoetermeer groeide in nog geen halve eeuw van dorp tot stad. Palenstein was de eerste nieuwe wijk. Later kwamen Meerzicht, Buytenwegh, Seghwaert en Rokkeveen, en na 2000 Oosterheem. Elke wijk kreeg de isolatie, de ketels en het glas van die tijd.',
    'Woont u in een flat? Dan zijn de gevel, het dak en soms de verwarming van de vereniging van eigenaren (VvE). In het onderhoudsplan staat wat er wanneer is vernieuwd. Vraag dat plan een week voor de opname bij de beheerder op.',
  ],
  expertise: [
    'Is er aan uw huis iets veranderd? Denk aan een dichtgemaakt balkon, een serre of een garage die speelkamer werd. Is die ruimte verwarmd, dan hoort hij bij de woning en wordt de oppervlakte groter. Kijk dus vooraf of er in die ruimte een radiator hangt.',
  ],
  reason: 'Wij kijken of een serre of garage bij uw woning hoort',
  neighbourhoods: [
    {
      name: 'Buytenwegh',
      house: 'courtyard-house',
      text: 'Woonerven uit de jaren zeventig, met veel groen en huizen die een stukje gedraaid staan. Door al die hoeken heeft een woning veel buitenmuur. Een gevulde spouw helpt hier dus meer dan in een recht rijtje.',
    },
    {
      name: 'Oosterheem',
      house: 'new-build-terrace',
      text: 'De eerste huizen van deze wijk, in de oude Binnenwegsche polder, kwamen klaar in september 2001. De isolatie is goed. Wat er later bij kwam, staat niet op de bouwtekening: een dakopbouw, een grotere keuken of zonnepanelen. Vertel het bij de opname.',
    },
  ],
};
