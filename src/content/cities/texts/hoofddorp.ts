import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Hoofddorp ligt in de Haarlemmermeer, die in 1852 is drooggelegd. De grote wijken kwamen pas ruim een eeuw later, één voor één. Bij elke nieuwe wijk waren de regels voor isolatie strenger. Weet u wanneer uw straat is gebouwd? Dan weet u ongeveer hoe uw huis bij de bouw is geïsoleerd.',
    'Is uw huis daarna verbeterd, bewaar dan het bewijs. Van buiten is niet te zien of een spouw is gevuld. Kunt u het niet bewijzen, dan rekenen wij met een standaardwaarde die bij het bouwjaar past. Was het al gedaan toen u het huis kocht? Vraag de vorige eigenaar of het bedrijf om een kopie. Eén mail is vaak genoeg.',
  ],
  expertise: [
    'Hoofddorp ligt op klei, meters onder zeeniveau. Het grondwater staat hoog. Is de kruipruimte te nat, dan kijkt de adviseur vanaf het luik en naar uw papieren. Een foto van het werk, samen met de rekening, helpt dan veel.',
  ],
  reason: 'Wij zeggen welk bewijs van isolatie telt, en welk niet',
  neighbourhoods: [
    {
      name: 'Graan voor Visch',
      house: 'post-war-terrace',
      text: 'Gebouwd van 1971 tot 1976 langs de Geniedijk: vooral eengezinswoningen, met een paar galerijflats. Veel spouwmuren waren bij de bouw leeg. Een deel is later gevuld, maar niet overal. Het label van uw buren zegt dus weinig over dat van u.',
    },
    {
      name: 'Floriande',
      house: 'new-build-terrace',
      text: 'Een wijk op eilanden, waar van 2002 tot 2010 duizenden huizen kwamen in allerlei stijlen. Veel huizen hebben drie lagen, een dakterras en veel glas. Reken op meer dan een uur. Wij schrijven ook op welke ramen op het zuiden liggen, want zon levert warmte.',
    },
  ],
};
