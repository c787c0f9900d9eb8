import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Almere is een jonge stad. Huizen van voor de oorlog staan er niet, en muren zonder spouw dus ook niet. Een heel slecht label komt daarom weinig voor. Toch is er verschil: de oudste buurten zijn bijna vijftig jaar oud. Zijn glas, dak of ketel daar nooit vernieuwd, dan is het label al snel meer dan één letter slechter dan dat van een nieuw huis.',
    'Veel huizen in Almere krijgen stadswarmte. In Almere Haven, het oudste deel, hangt meestal nog een eigen ketel. Twee dezelfde huizen kunnen daardoor een andere letter krijgen.',
  ],
  expertise: [
    'Zoek de map op die u bij de oplevering kreeg. In een jonge stad is die er vaak nog. Daarin staan de isolatie, de tekeningen en de ventilatie. Wat daarin staat, telt mee zoals het er staat.',
    'Almere ligt op oude zeebodem. Staat er water onder uw vloer? Dan kan de opname gewoon doorgaan.',
  ],
  reason: 'Wij weten hoe stadswarmte en een zelfgebouwd huis meetellen',
  neighbourhoods: [
    {
      name: 'De Werven',
      house: 'post-war-terrace',
      text: 'De oudste wijk van Almere Haven, gebouwd van 1977 tot 1980, met rijtjeshuizen, hoekhuizen en portiekflats. De isolatie van toen was dun. Hebt u kozijnen vervangen? Schrijf dan per kamer op welke ruiten nieuw zijn.',
    },
    {
      name: 'Homeruskwartier',
      house: 'self-built-house',
      text: 'In dit deel van Almere Poort bouwden bewoners zelf, alleen of met een groep. Het ene huis is van hout, het huis ernaast van beton. Elk huis is anders. Stuur ons uw tekeningen daarom als het kan voor de afspraak.',
    },
  ],
};
