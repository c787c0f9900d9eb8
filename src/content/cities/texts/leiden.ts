import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    `Een hardnekkig misverstand: wie in een beschermd stadsgezicht woont, zou geen energielabel nodig hebben. De binnenstad is zo’n gebied, en de Zuidelijke Schil met Vreewijk, Tuinstad en de Professoren- en Burgemeesterswijk ook. Maar die bescherming geldt voor het straatbeeld en gaf nooit vrijstelling. En een pand dat zelf als monument beschermd is, heeft die sinds ${monuments.labelSince} ook niet meer.`,
    'Leiden is ook een stad van etages en gesplitste huizen. Een label hoort bij één zelfstandige woning, met een eigen toegang, keuken en badkamer. Is uw pand in drie appartementen verdeeld, dan zijn dat drie opnames, en de uitkomsten lopen soms flink uiteen: het appartement onder de kap verliest meer warmte dan het middelste.',
  ],
  expertise: [
    'In de oude stad staat zelden een muur haaks op de andere. Wij meten elke verdieping apart op, van de kelder aan het water tot de vliering, en dat kost op een smalle trap wat meer tijd.',
    'Woont u in het autoluwe deel van de binnenstad? Zet het bij uw bericht, dan houden wij rekening met een stukje lopen.',
  ],
  neighbourhoods: [
    {
      name: 'Professorenwijk',
      house: 'bay-window-terrace',
      text: 'Vanaf 1910 gebouwd: erkers, glas-in-lood en hoge kappen. Sommige muren hebben al een smalle spouw, andere zijn massief, en vanaf de stoep ziet u dat verschil niet. Een erker is eigenlijk een klein huisje aan uw huis, met een eigen dakje, vloer en veel ruit. Bewaar dus ook de factuur van een klus die u klein vond.',
    },
    {
      name: 'Merenwijk',
      house: 'courtyard-house',
      text: 'Een bloemkoolwijk uit de jaren zeventig met zo’n dertig verschillende woningtypen. Het label van een kennis twee erven verderop zegt daarom weinig over dat van u. De wijk ligt in een polder onder NAP; vocht onder de begane grond is hier heel gewoon.',
    },
  ],
  testimonial: {
    text: 'Ik dacht dat onze straat beschermd was en dat we dus niets hoefden. Aan de telefoon kreeg ik rustig uitleg hoe het wel zat.',
    author: 'K. Voorbeeld, Professorenwijk',
  },
};
