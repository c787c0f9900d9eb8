import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Houten huizen in Zaans groen zijn hier geen decor. Er wordt in gewoond, langs de Zaan, op de dijken en aan de paden. Een houten wand heeft geen spouw; tussen de stijlen kan van alles zitten, van niets tot een dik pak glaswol. De planken gaan er voor ons niet af en gokken mag niet, dus tekeningen en rekeningen geven de doorslag.',
    'Veen en houten palen horen bij deze streek, en funderingsherstel dus ook. Wie zijn fundering liet vernieuwen, kreeg er vaak een nieuwe, geïsoleerde begane grondvloer bij. In de map van de aannemer zit dan ook iets voor het energielabel.',
  ],
  expertise: [
    'Schrijf bij uw aanvraag dat het om een houten huis gaat. Zulke huizen zijn naar achteren gegroeid: voorhuis, achterhuis, keuken, schuurtje, en elk stuk heeft zijn eigen bouwjaar. Wij lopen ze een voor een na. Of u nu in Zaandam, Krommenie of Westzaan woont, dat maakt voor de afspraak niet uit.',
  ],
  neighbourhoods: [
    {
      name: 'Rosmolenwijk',
      house: 'workers-terrace',
      text: 'Begin vorige eeuw gebouwd als een van de eerste grote uitbreidingen aan de oostkant van Zaandam, met arbeiderswoningen rond de oude paden. Daartussen staat nu nieuwbouw, zodat twee buren een eeuw kunnen schelen. In een klein huis weegt elke kale muur zwaar, omdat het verbruik over weinig vierkante meters wordt verdeeld.',
    },
    {
      name: 'Saendelft',
      house: 'new-build-terrace',
      text: 'Deze Vinex-wijk ligt aan weerszijden van de Dorpsstraat in Assendelft: Waterrijk in het oosten, Parkrijk in het westen. Wat Toscaans of als Amsterdamse School oogt, is in werkelijkheid jong en achter de gevel modern. Verbeteringen komen hier vooral van zonnepanelen of een warmtepomp, en daarvan willen wij het type weten.',
    },
  ],
  testimonial: {
    text: 'Van buiten is het hout, maar achter de planken zit isolatie. Met de tekening van de verbouwing was dat zo aangetoond.',
    author: 'J. Voorbeeld, Rosmolenwijk',
  },
};
