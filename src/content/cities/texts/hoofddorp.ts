import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'De Haarlemmermeer viel in 1852 droog, maar een stad werd Hoofddorp pas ruim een eeuw later. De grote wijken kwamen een voor een gereed, en bij elke volgende waren de bouwregels strenger. Wie weet wanneer de eigen straat is opgeleverd, weet dus ongeveer waar hij op de schaal begint.',
    'Daar zit meteen de valkuil. Een verbetering die niet meer te zien is, telt zonder bewijs niet mee. Een rijtjeshuis met een gevulde spouw blijft dan op papier een huis met een lege. Was het al gedaan toen u het kocht? Vraag de vorige eigenaar of de installateur om een kopie van de facturen. Met één mailtje is dat vaak gelukt.',
  ],
  expertise: [
    'Op deze zware klei, meters onder zeeniveau, staat het grondwater hoog. Is de kruipruimte te nat om in te gaan, dan gaan wij af op wat vanaf het luik te zien is en op de stukken die u hebt. Een foto die de isolateur bij de klus maakte, samen met zijn rekening, is dan veel waard.',
  ],
  neighbourhoods: [
    {
      name: 'Graan voor Visch',
      house: 'post-war-terrace',
      text: 'Gebouwd tussen 1971 en 1976 langs de Geniedijk, als eerste van drie grote wijken: vooral eengezinswoningen, met een paar galerijflats van hooguit zes lagen. De oliecrisis viel midden in de bouw. Veel spouwmuren zijn leeg opgeleverd; of die van u later is gevuld, verschilt per voordeur.',
    },
    {
      name: 'Floriande',
      house: 'new-build-terrace',
      text: 'Een Vinex-wijk op eilanden, waar tussen 2002 en 2010 duizenden woningen verrezen in alle denkbare stijlen. Ruime huizen van drie lagen, dakterrassen, veel glas: reken hier op meer dan een uur. Bij zo veel glas maakt de zon verschil, dus wij noteren ook aan welke kant het zuiden is.',
    },
  ],
  testimonial: {
    text: 'Ons huisnummer heeft vijf cijfers, dat gaat bij bezorgers nogal eens mis. Hier stond de adviseur gewoon op tijd voor de deur.',
    author: 'T. Voorbeeld, Graan voor Visch',
  },
};
