import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Een rijtjeshuis deelt twee muren met de buren. Een vrijstaand huis heeft dat geluk niet: vier gevels, een dak en een vloer staan in de kou. In Apeldoorn, waar zelfs vlak bij het centrum tuinen om de huizen liggen, verklaart dat veel letters. Elk stuk isolatie dat u kunt aantonen, weegt daarom zwaarder dan in een dichtbebouwde stad.',
    'Na de oude dorpen en de villaparken kwam de grote sprong. In de jaren zestig verhuisden rijksdiensten naar de Veluwe en met hen veel gezinnen. Zevenhuizen kreeg hoogbouw, Orden en Kerschoten kregen portiekflats en rijtjes, en daarna volgde De Maten. Zuidbroek is een van de jongste wijken: daar staat het meeste in de stukken van de aannemer.',
  ],
  expertise: [
    'Voor een villa trekken wij meer tijd uit dan voor een tussenwoning, en het tarief is een ander; u ziet het in het formulier zodra u ‘Vrijstaande woning’ kiest. Loop vooraf eens om uw huis heen en schrijf op wat er later is bijgekomen: een garage die werkkamer werd, een bijkeuken, een uitbouw aan de tuin. Verwarmt u het, dan hoort het erbij.',
    'Op het hoge zand in het westen van de gemeente zijn kruipruimtes meestal droog en goed begaanbaar. Aan de oostkant lagen vroeger natte hooilanden en kan er water onder de vloer staan. Een foto door het luik is dan het beste wat haalbaar is.',
  ],
  neighbourhoods: [
    {
      name: 'De Parken',
      house: 'villa',
      text: `Rond het Oranjepark en het Wilhelminapark staan losse villa’s uit de jaren 1880 tot 1920, elk met een eigen ontwerp en vaak met een serre of veranda. Een onverwarmde serre valt buiten de woning, maar dempt wel het verlies van de muur erachter. De wijk is beschermd stadsgezicht en telt veel monumenten. Een label is in beide gevallen verplicht, voor monumenten sinds ${monuments.labelSince}.`,
    },
    {
      name: 'De Maten',
      house: 'courtyard-house',
      text: 'Weiland was het nog, toen in 1972 de eerste woningen klaarkwamen van een wijk met het woonerf als norm. Huizen verspringen ten opzichte van elkaar, waardoor een strook zijmuur toch buiten staat. Ook schuurtjes aan de voorkant en lage daken die over de entree doorlopen maken het opmeten bewerkelijk. De eerste dubbele ruiten zijn er vaak al uit; het bonnetje van de glaszetter zegt meer dan de sticker op het raam.',
    },
  ],
  testimonial: {
    text: 'Onze garage is jaren geleden hobbykamer geworden. De adviseur vroeg ernaar, bekeek de verwarming en nam hem netjes mee.',
    author: 'J. Voorbeeld, De Maten',
  },
};
