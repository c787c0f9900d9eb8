import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Veel flats in Overvecht en Kanaleneiland en de meeste huizen in Leidsche Rijn hangen aan de stadsverwarming. Er is dan geen ketel om een typeplaatje van te lezen; in plaats daarvan rekent de methode met de gegevens van het net. Of u op gas kookt, maakt niets uit: koken telt niet mee.',
    'Buiten het net wordt de baksteen ouder. Wittevrouwen en de Vogelenbuurt zijn van rond 1900 en gemetseld zonder spouw. In Zuilen bouwden fabrieken hele buurten voor hun eigen mensen, zoals het tuindorp Elinkwijk. De wijk Tuindorp volgde in de jaren dertig en heeft meestal wel een spouw. Of daar iets in zit, moet u zelf kunnen aantonen.',
    'En dan de werven. Een kelder aan de Oudegracht die u niet verwarmt, blijft buiten de berekening. Is er een kamer of een keuken van gemaakt, dan hoort hij erbij, met zijn koude gewelf en al.',
  ],
  expertise: [
    'Een bovenwoning heeft hier vaak ‘bis’ achter het nummer. Vul die toevoeging in het formulier in, anders komt het label op het adres van uw onderburen. Bij een huis dat in kamers of appartementen is verdeeld, kijken wij welk nummer bij welke voordeur hoort voordat er iets wordt opgemeten.',
    'In de smalle straten ten westen van het station staat de auto zelden voor de deur. Hebt u een regeling om bezoek te laten parkeren, meld dat dan als wij de afspraak maken. In een flat hebben wij de sleutel van de berging nodig, en soms die van de ruimte waar de warmte binnenkomt.',
  ],
  neighbourhoods: [
    {
      name: 'Lombok',
      house: 'workers-terrace',
      text: 'De meeste huizen tussen de Vleutenseweg en de Leidse Rijn zijn tussen 1880 en 1920 gebouwd: statiger langs de hoofdstraten, klein en strak in de rij erachter. De gevels zijn meestal één steen dik en de voordeur staat direct aan de stoep. Winst zit dus in dak, vloer en glas. Een zolderkamer onder kaal dakbeschot telt als woonruimte zodra u er verwarmt, en dan gaat dat dak zwaar wegen.',
    },
    {
      name: 'Overvecht',
      house: 'gallery-flat',
      text: 'Lange galerijflats uit de jaren zestig, de bekende tienhoogflats, met brede puien van glas en een dun paneel eronder. Een woning midden in het blok heeft maar twee buitengevels; op de hoek of onder het platte dak is dat een ander verhaal. Veel flats hebben stadswarmte, terwijl de laagbouw in Overvecht-Noord vaak op een eigen ketel draait. De VvE weet meestal wanneer de puien zijn vervangen.',
    },
  ],
  testimonial: {
    text: 'Ik was bang dat stadsverwarming het label ingewikkeld zou maken. De adviseur keek in de meterkast, stelde drie vragen en wist genoeg.',
    author: 'F. Voorbeeld, Overvecht',
  },
};
