import type { CityText } from '@/content/cities/city-text';
import { validity } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Een rijtjeshuis uit 1955 heeft in Veenendaal soms nog geen isolatie. Een even groot huis van na 2010 krijgt warmte uit de bodem. Het oude huis staat onder aan de schaal, het nieuwe bijna bovenaan. Het bouwjaar maakt hier dus veel uit.',
    'De meeste huizen zitten ertussenin, zoals in Dragonder. Toen dat werd gebouwd, begon men net met isoleren. Er is wel een spouw, maar die is niet altijd gevuld. Vraag na wat een vorige bewoner liet doen. Eén oude factuur kan een letter schelen.',
  ],
  expertise: [
    'Wij beginnen graag op zolder. Is het dak van binnen nog open, dan ziet de adviseur met een lamp of er isolatie zit, en welke. Maak de weg naar de schotten vrij.',
  ],
  reason: 'Wij komen uit de buurt: Amersfoort ligt op 18 kilometer',
  neighbourhoods: [
    {
      name: 'Het Franse Gat',
      house: 'post-war-terrace',
      text: 'Een wijk uit de jaren 1952 tot 1962: lange straten, huizen van twee lagen met een schuin dak en diepe tuinen. Bij de bouw is er niets geïsoleerd. Is uw huis later verbeterd? Schrijf op wat er is gedaan aan spouw, dak, vloer en glas. Elke verbetering telt apart.',
    },
    {
      name: 'Buurtstede',
      house: 'new-build-terrace',
      text: `Het eerste deel van Veenendaal-Oost heeft één warmtesysteem voor veel huizen. Een gasketel is er dus niet. Verkoopt u hier? Kijk eerst naar de datum op uw oude label. Is het ouder dan ${validity.years} jaar, dan geldt het niet meer, ook al is uw huis nog zo nieuw.`,
    },
  ],
};
