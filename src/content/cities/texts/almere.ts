import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Geen muren zonder spouw, geen vooroorlogse kappen, geen grachtenpanden: Almere slaat eeuwen bouwgeschiedenis over. Labels onder aan de schaal komen er weinig voor. Toch zijn de oudste buurten een halve eeuw oud, en niet overal zijn kozijnen, daken en installaties intussen vervangen. Tussen een huis uit 1977 en een huis van nu zitten op de schaal nog altijd heel wat stappen.',
    'Een groot deel van Almere is aangesloten op stadswarmte. In Almere Haven, het oudste stadsdeel, brandt meestal nog een eigen ketel. Twee huizen van dezelfde bouwtekening kunnen daardoor een andere letter krijgen.',
  ],
  expertise: [
    'Pak de map van de oplevering erbij. In een jonge stad bestaat die vaak nog, en er zit meer in dan u denkt: isolatiewaarden, bouwtekeningen, de handleiding van de ventilatie. Alles wat daarin staat, hoeven wij niet te schatten.',
    'Onder Almere ligt voormalige zeebodem. Water onder de vloer is er geen reden om een afspraak af te zeggen.',
  ],
  neighbourhoods: [
    {
      name: 'De Werven',
      house: 'post-war-terrace',
      text: 'De oudste wijk van Almere Haven, gebouwd van 1977 tot 1980, met rijtjes, hoekhuizen en portiekflats. De isolatie van toen is een begin en niet meer dan dat. Hebt u kozijnen vervangen, schrijf dan per kamer op wat nieuw is. Dat scheelt de adviseur het uitzoeken van elke ruit.',
    },
    {
      name: 'Homeruskwartier',
      house: 'self-built-house',
      text: 'In dit deel van Almere Poort bouwden bewoners zelf, alleen of met een groep. Naast houtskelet staat beton, en twee deuren verder weer iets anders. Een standaardhuis bestaat hier niet, dus bestuderen wij uw tekeningen liefst al voor de afspraak.',
    },
  ],
  testimonial: {
    text: 'Wij hadden zelf gebouwd, dus er lag een hele ordner klaar. Die is van voor tot achter doorgenomen.',
    author: 'D. Voorbeeld, Homeruskwartier',
  },
};
