import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Gouda ligt op veen en klei, en die grond zakt. Een oud huis zonder palen zakt mee, en dan kan er water onder de vloer komen. Een huis op palen blijft staan, terwijl de tuin en de straat zakken. Onder de vloer komt dan juist meer ruimte.',
    'De binnenstad daalt gemiddeld ongeveer 3 millimeter per jaar, op sommige plekken meer. Een energielabel gaat over energie, niet over scheuren of de fundering. Daarvoor is een ander onderzoek nodig. Voor het label telt wel waar uw vloerisolatie zit.',
  ],
  expertise: [
    'Staat er water in de kruipruimte, dan gaat de adviseur er niet in. Vanaf het luik leggen wij vast wat te zien is. Voor wat niet te zien is, hebt u bewijs nodig. Een offerte is niet genoeg, een factuur met uw adres wel.',
  ],
  reason: 'Ook met water onder de vloer gaat de opname door',
  neighbourhoods: [
    {
      name: 'Korte Akkeren',
      house: 'workers-terrace',
      text: 'Arbeiderswoningen uit het begin van de vorige eeuw, tussen de Turfsingelgracht en de Hollandsche IJssel. De kamers zijn klein. De keuken is er vaak later achter gebouwd en is dan beter geïsoleerd dan de rest. Geef het bouwjaar van die uitbouw door, dan nemen wij dat deel apart op.',
    },
    {
      name: 'Goverwelle',
      house: 'post-war-terrace',
      text: 'De huizen staan hier op palen, maar de straat zakt. Bij veel voordeuren is daarom een tree gelegd. De meeste huizen zijn uit de jaren tachtig en negentig en hebben vanaf het begin isolatie. Een betere letter komt hier van nieuw glas, een andere verwarming of zonnepanelen.',
    },
  ],
};
