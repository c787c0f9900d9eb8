import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Gouda ligt op veen en klei. Een oud huis zonder palen daalt met de bodem mee; een huis op palen blijft staan terwijl tuin en straat zakken. Voor de vloer geeft dat twee uitersten: grondwater dat bijna tot de balken reikt, of een lege ruimte die elk jaar iets dieper wordt.',
    'Een energielabel zegt niets over fundering of scheuren; daarvoor hebt u een ander onderzoek nodig. Ons gaat het om warmte. Isolatie die op de bodem is gestort, zakt mee met die bodem. Isolatie die tegen de vloer is bevestigd, blijft zitten. Dat zijn twee verschillende dingen in de berekening, dus vertel welke van de twee u hebt.',
  ],
  expertise: [
    'Het luik gaat altijd open, maar door water kruipt niemand. Staat de kruipruimte blank, dan leggen wij vast wat zichtbaar is en moet de rest van papier komen. Een offerte alleen is te mager, want die bewijst niet dat het werk is gedaan. Een factuur met uw adres erop doet dat wel.',
  ],
  neighbourhoods: [
    {
      name: 'Korte Akkeren',
      house: 'workers-terrace',
      text: 'Arbeiderswoningen uit de eerste decennia van de vorige eeuw, tussen de Turfsingelgracht en de Hollandsche IJssel. De kamers zijn klein en de keuken is er dikwijls later achter gezet. Die uitbouw is vaak beter geïsoleerd dan de rest. Geef het bouwjaar ervan door, dan nemen wij dat deel apart op.',
    },
    {
      name: 'Goverwelle',
      house: 'post-war-terrace',
      text: 'Hier ziet u het zakken aan de opritten: de woningen staan op palen, de straat niet, en menig bewoner legde er een tree bij. De meeste huizen zijn uit de jaren tachtig en negentig en al met isolatie gebouwd. Een betere letter zit dan vaak in nieuw glas, een andere verwarming of zonnepanelen.',
    },
  ],
  testimonial: {
    text: 'Bij ons staat er bijna altijd water onder de vloer. Dankzij de rekening telde de vloerisolatie toch mee.',
    author: 'H. Voorbeeld, Korte Akkeren',
  },
};
