import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In Zaanstad staan nog veel houten huizen, langs de Zaan, op de dijken en aan de paden. Een houten wand heeft geen spouw. Soms zit er geen isolatie in, soms een dikke laag glaswol. Wij halen geen planken weg. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Tekeningen en rekeningen zijn hier dus extra belangrijk.',
    'De grond is hier veen en veel huizen staan op houten palen. Is uw fundering hersteld? Dan kreeg u vaak ook een nieuwe, geïsoleerde vloer. Zoek de papieren van de aannemer op, want die tellen mee voor uw label.',
  ],
  expertise: [
    'Is uw huis van hout? Schrijf dat bij uw aanvraag. Zulke huizen zijn vaak in stukken gebouwd: voorhuis, achterhuis, keuken, schuur. Elk stuk heeft een eigen bouwjaar, en wij bekijken ze één voor één.',
  ],
  reason: 'Een houten huis bekijken wij deel voor deel',
  neighbourhoods: [
    {
      name: 'Rosmolenwijk',
      house: 'workers-terrace',
      text: 'Deze wijk uit het begin van de vorige eeuw was een van de eerste grote uitbreidingen aan de oostkant van Zaandam. Rond de oude paden staan arbeiderswoningen, met nieuwe huizen ertussen. Twee huizen naast elkaar kunnen een eeuw in leeftijd verschillen. In een klein huis telt een muur zonder isolatie zwaar, want het verbruik wordt gedeeld door weinig vierkante meters.',
    },
    {
      name: 'Saendelft',
      house: 'new-build-terrace',
      text: 'Een nieuwe wijk aan twee kanten van de Dorpsstraat in Assendelft: Waterrijk in het oosten, Parkrijk in het westen. De gevels lijken soms oud, maar daarachter is alles modern. Een betere letter komt hier vooral van zonnepanelen of een warmtepomp. Leg daarvan de gegevens klaar.',
    },
  ],
};
