import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Van een dorp met één lange straat naar een stad: Zoetermeer deed er nog geen halve eeuw over. Palenstein was de eerste wijk van de groeikern, later volgden onder meer Meerzicht, Buytenwegh, Seghwaert en Rokkeveen, en na 2000 Oosterheem. Elke wijk kreeg de isolatie, de ketels en het glas van die tijd mee.',
    'In de flats is uw energielabel niet helemaal uw eigen zaak. Gevel, dak en soms ook de verwarming zijn van de vereniging van eigenaren. In het meerjarenonderhoudsplan staat wat wanneer is vernieuwd. Mail de beheerder daar een week van tevoren over; een antwoord op de ochtend van de opname komt meestal te laat.',
  ],
  expertise: [
    'Wat maakt een standaardhuis toch bijzonder? Een dichtgezet balkon, een serre, een garage die speelkamer werd. Is zo’n ruimte verwarmd, dan hoort die bij de woning en groeit de oppervlakte. Is er geen verwarming, dan is het een buffer voor de muur erachter. De adviseur kijkt dus of er een radiator hangt, en u kunt dat vooraf zelf nagaan.',
  ],
  neighbourhoods: [
    {
      name: 'Buytenwegh',
      house: 'courtyard-house',
      text: 'Woonerven, groen en huizen die een halve slag gedraaid staan: zo bouwde men in de jaren zeventig. Al die sprongen en hoeken geven een woning naar verhouding veel buitenmuur. Een gevulde spouw doet er daarom meer dan in een recht rijtje.',
    },
    {
      name: 'Oosterheem',
      house: 'new-build-terrace',
      text: 'In deze Vinex-wijk in de oude Binnenwegsche polder werden de eerste huizen in september 2001 opgeleverd. Aan isolatie ontbreekt hier weinig. Wat daarna is toegevoegd, staat niet op de oude bouwtekening: een dakopbouw, een grotere keuken, panelen op het zuiden. Noem het bij de opname, ook als u denkt dat het vanzelf opvalt.',
    },
  ],
  testimonial: {
    text: 'De serre zat er al toen wij het huis kochten. De adviseur keek of er verwarming in zat en legde uit waarom dat uitmaakt.',
    author: 'M. Voorbeeld, Buytenwegh',
  },
};
