import { duty, validity } from '@/content/legal/label-law';
import { rushTime } from '@/content/public/rush-hours';
import { workArea } from '@/content/service-area';
import { whatsappHours } from '@/domain/contact/opening-hours';
import {
  detachedTariff as detached,
  rushPrice,
  stepArea,
  stepPrice,
  otherTariff as standard,
} from '@/content/page-prices';
import { formatArea } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';

/** Reasons to choose us, in the order of the cards. */
export const features = {
  title: 'Wat u van ons mag verwachten',
  intro: `Een energielabel is verplicht ${duty.moments}.`,
  check: 'Geldt dat voor u? Doe de check',
  cards: [
    {
      title: 'Officieel erkend',
      text: `Uw label komt in het register van de Rijksdienst voor Ondernemend Nederland (RVO) en is ${validity.years}\u00a0jaar geldig.`,
    },
    {
      title: 'Snel geregeld',
      text: `Label 1\u00a0tot 3\u00a0werkdagen na de opname. Met spoed ${rushTime}.`,
    },
    {
      title: 'Gecertificeerde adviseurs',
      text: 'Een EP-W-adviseur (voor woningen) met ongeveer 15\u00a0jaar ervaring.',
    },
    {
      title: 'Betaalbaar en duidelijk',
      text: 'U ziet uw prijs voordat u aanvraagt. Geen verborgen kosten.',
    },
  ],
} as const;

export const process = {
  title: 'Zo werkt het',
  intro: 'Van aanvraag tot label in 3 tot 5 werkdagen.',
  steps: [
    {
      title: 'Afspraak maken',
      text: 'Via het formulier of de telefoon, op een moment dat u uitkomt',
    },
    {
      title: 'Opname in uw woning',
      text: 'Gemiddeld 45 tot 60 minuten, voor alle ruimtes',
    },
    {
      title: 'Uitwerking',
      text: 'Met de officiële rekenmethode NTA\u00a08800',
    },
    {
      title: 'Registratie en levering',
      text: 'Bij RVO, en digitaal per e-mail naar u',
    },
  ],
} as const;

interface PriceCard {
  title: string;
  price: string;
  /** The same with the rush service. */
  rushPrice: string;
  area: string;
  /** Another kind of home that it is for. */
  also: string;
}

function priceCard(title: string, tariff: typeof standard, also = ''): PriceCard {
  return {
    title,
    price: formatEuro(tariff.basePrice),
    rushPrice: formatEuro(tariff.basePrice + rushPrice),
    area: `Tot en met ${formatArea(tariff.includedArea)}\u00A0m²`,
    also,
  };
}

/** The two tariffs, each with and without the rush service. A semi-detached home falls under the first. */
export const pricing = {
  title: 'Wat kost uw energielabel?',
  intro: 'Inclusief btw, opname en registratie. De oppervlakte zoeken wij voor u op.',
  rush: {
    title: 'Spoedservice',
    price: `+\u00A0${formatEuro(rushPrice)}`,
    text: `Opname en label ${rushTime}, met voorrang.`,
    /** Of the switch that shows both prices with the rush service. */
    action: 'Met spoed',
    request: 'Met spoed aanvragen',
  },
  steps: `+\u00A0${formatEuro(stepPrice)} per begonnen ${stepArea}\u00A0m² daarboven`,
  action: 'Direct aanvragen',
  cards: [
    priceCard('Appartement, tussenwoning of hoekwoning', standard, 'Ook 2-onder-1-kap'),
    priceCard('Vrijstaande woning', detached),
  ],
  includedTitle: 'Altijd inbegrepen',
  included: [
    'Opname door een gecertificeerd adviseur',
    'Berekening volgens de officiële regels',
    `Registratie bij RVO, ${validity.years}\u00a0jaar geldig`,
    'Uw label digitaal, per e-mail',
  ],
} as const;

export const serviceArea = {
  title: `Binnen ${workArea.radiusKm} kilometer van ${workArea.name}`,
  text: 'Lees per plaats waar wij op letten.',
  all: 'Bekijk alle werkgebieden',
  nearby: {
    title: 'Ligt uw woning in dit gebied?',
    text: 'Met uw postcode en huisnummer ziet u meteen uw prijs.',
    action: 'Direct aanvragen',
  },
  pageTitle: 'Onze werkgebieden',
  pageIntro: `Wij werken binnen ${workArea.radiusKm} km van ${workArea.name}. Kies uw plaats: daar leest u welke woningen er staan en wat dat betekent voor uw energielabel.`,
  elsewhere: 'Staat uw plaats er niet bij?',
  elsewhereText: `Binnen ${workArea.radiusKm} km van ${workArea.name} komen wij ook bij u. Met uw postcode en huisnummer ziet u meteen uw prijs.`,
  /** How far a city lies away, as the crow flies. */
  distance: (km: number) => (km < 1 ? 'Hier werken wij vandaan' : `${Math.round(km)} km van ${workArea.name}`),
  mapLabel: `Kaart van Nederland met ons werkgebied: ${workArea.radiusKm} kilometer rond ${workArea.name}`,
} as const;

export const about = {
  title: 'Over ons',
  paragraphs: [
    'Wij maken energielabels voor woningen. Dat mag alleen een gecertificeerde EP-W-adviseur, vroeger een EPA-adviseur genoemd.',
    'De adviseur komt altijd langs en kijkt van kruipruimte tot zolder naar isolatie, glas, verwarming en zonnepanelen. Leg facturen klaar: dan telt ook mee wat niet te zien is.',
  ],
  prepare: 'Zo bereidt u de opname voor',
  sample: {
    caption: 'Zo ziet een label eruit: de letter volgt uit het berekende energiegebruik.',
    drawing: 'Voorbeeld van een energielabel: letter B op de schaal van A++++ tot en met G',
  },
  facts: [
    { figure: '± 15 jaar', text: 'ervaring' },
    { figure: `${workArea.radiusKm} km`, text: `rond ${workArea.name}` },
    { figure: `${validity.years} jaar`, text: 'is uw label geldig' },
  ],
} as const;

export const rushBand = {
  title: 'Staat uw woning binnenkort te koop?',
  text: 'De letter moet al in de advertentie staan. Met spoed krijgt u voorrang.',
} as const;

export const whatsappBanner = {
  title: 'Liever even appen?',
  text: `Van ${whatsappHours.from}.00 tot ${whatsappHours.until}.00\u00a0uur.`,
  action: 'Chat via WhatsApp',
} as const;
