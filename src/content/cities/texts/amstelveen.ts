import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Amstelveen begon met Randwijck en Elsrijk: huizen van baksteen met grote daken. Na de oorlog ging het snel, met Keizer Karelpark, Kronenburg en Groenelaan. In de jaren negentig kwam Westwijk erbij, in de Legmeerpolder. Het bouwjaar van uw wijk zegt dus veel over de isolatie.',
    'Waardhuizen en Middenhoven zijn woonerven uit de jaren zeventig en tachtig. Die huizen kregen voor het eerst verplichte isolatie. Hun label is zelden heel goed of heel slecht. Een factuur van nieuw glas, een ketel of zonnepanelen kan dan net een letter schelen.',
  ],
  expertise: [
    'Rond Schiphol zijn woningen tegen geluid geïsoleerd, met dikke ruiten en roosters die geluid dempen. Zulk glas houdt niet altijd ook warmte binnen. Hebt u nog papieren van dat werk? Leg ze klaar. Anders leest de adviseur de code in de rand van de ruit.',
    'Woont u in een flat? Vraag de beheerder meteen na uw aanvraag welke ketel er in de kelder staat en wie de sleutel heeft. Voor wat niet te zien is en niet op papier staat, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.',
  ],
  reason: 'Wij bekijken elk raam, ook het geluidglas bij Schiphol',
  neighbourhoods: [
    {
      name: 'Elsrijk',
      house: 'bay-window-terrace',
      text: 'Deze wijk groeide van 1920 tot 1960, straat voor straat. U vindt er een landhuis met een vijver, een rij uit de jaren dertig en een flat van na de oorlog. Bij de oudere huizen is de zolder vaak helemaal afgetimmerd. Is er een luikje in het schot? Zet het open, dan kan de adviseur de isolatie meten.',
    },
    {
      name: 'Westwijk',
      house: 'new-build-terrace',
      text: 'Grotendeels gebouwd in de jaren negentig, met isolatie in de muren en dubbel glas. Dat glas is meestal ouder dan HR++, het zuinige dubbel glas van nu. Hebt u nieuwe ruiten? Bewaar de factuur, want het verschil is bijna niet te zien. Een garage in huis telt alleen mee als er een verwarmde kamer van is gemaakt.',
    },
  ],
};
