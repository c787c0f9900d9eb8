import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'In Apeldoorn staan veel huizen los, zelfs dicht bij het centrum. Een rijtjeshuis deelt twee muren met de buren. Een vrijstaand huis heeft vier buitenmuren, die allemaal warmte verliezen. Vaak is ook het dak groot.',
    'In de jaren zestig verhuisden rijksdiensten naar de Veluwe, en veel gezinnen verhuisden mee. Zevenhuizen kreeg hoge flats, Orden en Kerschoten kregen portiekflats en rijtjes. Daarna kwam De Maten. Zuidbroek is een van de jongste wijken: daar vindt u bijna alles wat telt in de papieren van de aannemer.',
  ],
  expertise: [
    'Een villa kost meer tijd dan een tussenwoning, en er geldt een ander tarief. U ziet het zodra u in het formulier ‘Vrijstaande woning’ kiest. Loop vooraf om uw huis heen en schrijf op wat er later bij kwam: een bijkeuken, een uitbouw, een werkkamer in de garage. Is het verwarmd, dan telt het mee.',
    'In het westen ligt hoog zand en is de kruipruimte meestal droog. In het oosten kan er water onder de vloer staan. Dan maakt de adviseur een foto door het luik.',
  ],
  reason: 'Wij meten ook serres, bijkeukens en verwarmde garages op',
  neighbourhoods: [
    {
      name: 'De Parken',
      house: 'villa',
      text: `Rond het Oranjepark en het Wilhelminapark staan villa’s van 1880 tot 1920, elk met een eigen ontwerp. Vaak is er een serre of veranda. Een serre zonder verwarming hoort niet bij de woning, maar houdt wel warmte vast. De wijk is beschermd stadsgezicht en telt veel monumenten. In beide gevallen is een label verplicht, voor monumenten sinds ${monuments.labelSince}.`,
    },
    {
      name: 'De Maten',
      house: 'courtyard-house',
      text: 'De eerste huizen van deze wijk kwamen klaar in 1972, rond woonerven. De huizen staan niet op één lijn, dus een stuk van de zijmuur staat buiten. Door de schuurtjes en de lage daken is het opmeten meer werk. Het eerste dubbel glas is vaak al vervangen. Bewaar de rekening: die bewijst meer dan de sticker op het raam.',
    },
  ],
};
