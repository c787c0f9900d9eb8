import type { CityText } from '@/content/cities/city-text';
import { validity } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Neem twee rijtjeshuizen van gelijke grootte. Het ene komt uit 1955 en kreeg geen isolatie mee. Het andere is van na 2010 en haalt warmte en koelte uit de bodem. Zelfde gemeente, zelfde vierkante meters, en toch staan ze aan verschillende kanten van de schaal.',
    'Daartussenin zit de grote middengroep: wijken als Dragonder, gebouwd toen men nog maar net aan isoleren begon. Zo’n huis heeft wel een spouw, maar niet altijd een volle. Juist daar loont het om na te gaan wat een vorige bewoner liet doen, want één teruggevonden factuur kan het verschil maken.',
  ],
  expertise: [
    'Wij beginnen graag op zolder. Is de kap nog onbekleed, dan ziet de adviseur met een zaklamp of er isolatie tegen de planken zit, en welke. Ruim daarom de weg naar de knieschotten vrij. En of u nu in Stichts of Gelders Veenendaal woont: de methode is dezelfde, en vanuit Amersfoort zijn wij zo bij u.',
  ],
  neighbourhoods: [
    {
      name: 'Het Franse Gat',
      house: 'post-war-terrace',
      text: 'Een tuinstadwijk, gebouwd van 1952 tot 1962: lange straten, twee lagen met een kap en achtertuinen tot dertig meter diep. Aan isolatie dacht toen niemand. Is uw koopwoning later verbeterd, tel dan na wat er is gedaan: spouw, dak, vloer, ruiten. Elke verbetering weegt apart, dus ook als u maar één ding liet doen.',
    },
    {
      name: 'Buurtstede',
      house: 'new-build-terrace',
      text: `Het eerste deel van Veenendaal-Oost werkt met een gezamenlijk warmtesysteem, zodat er in huis geen gasketel te vinden is. Verkoopt u hier, kijk dan eerst naar de datum op uw oude label: wat ouder is dan ${validity.years} jaar, geldt niet meer, ook al is de woning nog zo nieuw.`,
    },
  ],
  testimonial: {
    text: 'Ik had alleen een schoenendoos vol oude papieren van mijn ouders. Er zaten er drie bij die telden.',
    author: 'G. Voorbeeld, Het Franse Gat',
  },
};
