import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    `Veel mensen in Leiden denken dat een huis in een beschermd stadsgezicht geen label nodig heeft. Dat klopt niet. De binnenstad is zo’n gebied, en de Zuidelijke Schil met Vreewijk, Tuinstad en de Professoren- en Burgemeesterswijk ook. Die bescherming gaf nooit vrijstelling. Ook een huis dat zelf monument is, heeft die sinds ${monuments.labelSince} niet meer.`,
    'Leiden telt veel gesplitste huizen. Elke zelfstandige woning, met een eigen ingang, keuken en badkamer, krijgt een eigen label. Is uw pand in drie appartementen verdeeld? Dan zijn dat drie opnames. De woning onder het dak verliest de meeste warmte en krijgt vaak een andere letter dan de middelste.',
  ],
  expertise: [
    'In oude huizen staan de muren vaak scheef. Wij meten daarom elke verdieping apart op, van de kelder tot de vliering. Met een smalle trap kost dat wat meer tijd.',
    'Mag bij u in de straat geen auto komen? Zet het bij uw bericht, dan loopt de adviseur het laatste stuk.',
  ],
  reason: 'Wij meten scheve muren en smalle verdiepingen zelf op',
  neighbourhoods: [
    {
      name: 'Professorenwijk',
      house: 'bay-window-terrace',
      text: 'Gebouwd vanaf 1910, met erkers, glas-in-lood en hoge daken. Sommige muren hebben een smalle spouw, andere niet. Aan de buitenkant ziet u dat niet. Een erker heeft een eigen dak, een eigen vloer en veel glas, en telt dus flink mee. Bewaar daarom ook de factuur van een kleine klus.',
    },
    {
      name: 'Merenwijk',
      house: 'courtyard-house',
      text: 'Een wijk uit de jaren zeventig met zo’n dertig soorten woningen. Een kennis in dezelfde wijk kan dus een heel andere letter hebben. De wijk ligt in een polder onder zeeniveau. Vocht onder de vloer is hier gewoon; de opname gaat dan door.',
    },
  ],
};
