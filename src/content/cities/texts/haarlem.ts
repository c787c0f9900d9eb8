import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In veel straten rond de Haarlemse binnenstad staan de voordeuren twee aan twee. Het plafond dat u deelt met een bewoonde verdieping rekenen wij niet als verlies. Bij een bovenwoning zit de zwakke plek in het dak, bij een benedenwoning in de vloer en in de keuken die er ooit achter is gebouwd.',
    'Dan de zolder. Slaapkamers onder de kap zijn hier vaak in etappes gemaakt, de ene in 1985, de andere vorig jaar. Is het schuine dak van binnen afgetimmerd, dan ziet niemand meer wat er achter zit. De rekening van die verbouwing is dan uw enige getuige.',
  ],
  expertise: [
    'Bij een gesplitst pand willen wij graag de splitsingstekening zien. Daarop staat welke zolderkamer, kelder of berging bij welke woning hoort, en dat bepaalt de oppervlakte waarmee wij rekenen. Kwijt? De tekening hoort bij de akte van splitsing, dus uw notaris kan helpen.',
  ],
  neighbourhoods: [
    {
      name: 'Kleverpark',
      house: 'town-house',
      text: 'Rond 1900 begon hier de bouw, met herenhuizen die uitkijken op de Bolwerken en gewonere huizen in de straten erachter. Zulke muren zijn meestal massief: er valt geen spouw te vullen. Zit er isolatie, dan is het een voorzetwand aan de binnenkant. Tocht langs een hoog raam merkt u elke winter, maar de letter hangt meer af van het soort glas.',
    },
    {
      name: 'Europawijk',
      house: 'gallery-flat',
      text: 'In dit deel van Schalkwijk staan naoorlogse flats en eengezinswoningen in het groen. Wordt uw flat door één gezamenlijke ketel verwarmd, dan moeten wij in de ketelruimte kunnen; vraag de huismeester of beheerder om de sleutel. Een hoekappartement onder het dak en een appartement halverwege kunnen dezelfde plattegrond hebben en toch een andere letter.',
    },
  ],
  testimonial: {
    text: 'Wij wonen boven en dachten dat de buren ook open moesten doen. Dat was niet nodig, en in een uur was alles bekeken.',
    author: 'S. Voorbeeld, Kleverpark',
  },
};
