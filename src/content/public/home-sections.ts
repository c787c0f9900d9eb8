import { duty, validity } from '@/content/legal/label-law';
import { whatsappHours } from '@/domain/contact/opening-hours';
import { lowestPrice, rushPrice, stepArea, stepPrice, tariffFor } from '@/domain/pricing/pricing';
import { serviceRadiusKm } from '@/domain/address/service-area';
import { formatArea, formatEuro } from '@/lib/format';

const standard = tariffFor('');
const detached = tariffFor('detached');
const steps = `+ ${formatEuro(stepPrice)} per begonnen ${stepArea} m² daarboven`;

/** Reasons to choose us, in the order of the cards. */
export const features = {
  title: 'Wat u van ons mag verwachten',
  intro: `Een geldig energielabel is verplicht ${duty.moments}. Wij regelen het van opname tot registratie.`,
  check: 'Weet u niet zeker of u een label nodig hebt? Doe de check',
  cards: [
    {
      title: 'Officieel erkend',
      text: `Uw label wordt geregistreerd bij de Rijksdienst voor Ondernemend Nederland (RVO) en is ${validity.years} jaar geldig.`,
    },
    {
      title: 'Snel geregeld',
      text: 'U hebt uw label 1 tot 3 werkdagen na de opname. Met de spoedservice is alles binnen 24 uur klaar.',
    },
    {
      title: 'Gecertificeerde adviseurs',
      text: 'Bij u komt een EP-W-adviseur langs, gecertificeerd voor woningen. Wij doen dit werk al ongeveer 15 jaar.',
    },
    {
      title: 'Betaalbaar en duidelijk',
      text: `Vanaf ${formatEuro(lowestPrice)} inclusief btw, zonder verborgen kosten. U ziet uw prijs al bij de aanvraag.`,
    },
  ],
} as const;

export const process = {
  title: 'Zo werkt het',
  intro: 'Van aanvraag tot label in vier stappen, in 3 tot 5 werkdagen.',
  steps: [
    {
      title: 'Afspraak maken',
      text: 'Vraag uw label aan met het formulier of bel ons. Samen kiezen wij een moment dat u schikt.',
    },
    {
      title: 'Opname in uw woning',
      text: 'De adviseur meet en bekijkt alle ruimtes. Dat duurt gemiddeld 45 tot 60 minuten, in een grote woning langer.',
    },
    {
      title: 'Uitwerking',
      text: 'Wij berekenen uw energielabel volgens de officiële richtlijnen (NTA 8800).',
    },
    {
      title: 'Registratie en levering',
      text: 'Wij registreren het label bij RVO. U krijgt het digitaal, per e-mail.',
    },
  ],
} as const;

interface PriceCard {
  title: string;
  price: string;
  /** What the price is for. */
  unit: string;
  area: string;
  steps: string;
  included: readonly string[];
  isRush?: boolean;
}

const everyLabel = [
  'Opname door een gecertificeerd adviseur',
  'Berekening volgens de officiële richtlijnen',
  `Registratie bij RVO, ${validity.years} jaar geldig`,
  'Uw label digitaal, per e-mail',
] as const;

const priceCards: readonly PriceCard[] = [
  {
    title: 'Appartement, tussenwoning of hoekwoning',
    price: formatEuro(standard.basePrice),
    unit: 'inclusief btw',
    area: `Tot en met ${formatArea(standard.includedArea)} m²`,
    steps,
    included: everyLabel,
  },
  {
    title: 'Vrijstaande woning',
    price: formatEuro(detached.basePrice),
    unit: 'inclusief btw',
    area: `Tot en met ${formatArea(detached.includedArea)} m²`,
    steps,
    included: everyLabel,
  },
  {
    title: 'Spoedservice',
    price: `+ ${formatEuro(rushPrice)}`,
    unit: 'inclusief btw, boven op het tarief van uw woning',
    area: `Tot en met ${formatArea(standard.includedArea)} m², vrijstaand ${formatArea(detached.includedArea)} m²`,
    steps,
    included: [
      'Opname en label binnen 24 uur',
      'Voorrang op andere aanvragen',
      `Samen vanaf ${formatEuro(lowestPrice + rushPrice)}`,
      'Verder hetzelfde officiële label',
    ],
    isRush: true,
  },
];

export const pricing = {
  title: 'Wat kost uw energielabel?',
  intro:
    'Eén prijs voor het hele label, inclusief btw. De oppervlakte van uw woning zoeken wij voor u op als u uw postcode en huisnummer invult.',
  action: 'Prijs berekenen en aanvragen',
  cards: priceCards,
} as const;

export const serviceArea = {
  title: `Binnen ${serviceRadiusKm} kilometer van Amersfoort`,
  text: `Onze adviseurs werken vanuit Amersfoort in een straal van ${serviceRadiusKm} kilometer. Voor deze plaatsen vertellen wij ook welke woningen er staan en waar wij bij de opname op letten.`,
  all: 'Bekijk alle werkgebieden',
  pageTitle: 'Onze werkgebieden',
  pageIntro: `Wij werken tot ${serviceRadiusKm} km rond Amersfoort. Kies uw stad: daar leest u welke woningen er staan en wat dat betekent voor uw energielabel.`,
  elsewhere: 'Staat uw plaats er niet bij?',
  elsewhereText: `Ligt uw woning binnen ${serviceRadiusKm} km van Amersfoort, dan komen wij ook bij u. Vul uw postcode in en u ziet direct uw prijs.`,
  mapLabel: `Kaart van Nederland met ons werkgebied: ${serviceRadiusKm} kilometer rond Amersfoort`,
} as const;

export const about = {
  title: 'Over ons',
  paragraphs: [
    'Wij maken energielabels voor woningen, al ongeveer 15 jaar. Dat mag alleen een EP-W-adviseur, die daarvoor gecertificeerd is. Vroeger heette dat een EPA-adviseur.',
    'Voor een label komt er altijd een adviseur langs, van de kruipruimte tot de zolder. Die kijkt naar isolatie, glas, cv-ketel, warmtepomp en zonnepanelen, en maakt foto’s. Hebt u facturen van zulke verbeteringen? Leg ze klaar: wat u kunt bewijzen, telt mee.',
  ],
  prepare: 'Zo bereidt u de opname voor',
  facts: [
    { figure: '± 15 jaar', text: 'ervaring met energielabels' },
    { figure: `${serviceRadiusKm} km`, text: 'rond Amersfoort is ons werkgebied' },
    { figure: `${validity.years} jaar`, text: 'is uw label geldig' },
  ],
} as const;

export const testimonials = {
  title: 'Wat klanten zeggen',
  regionLabel: 'Reviews van klanten',
  previous: 'Vorige reviews',
  next: 'Volgende reviews',
} as const;

export const ctaBands = {
  nearby: {
    title: 'Woont u in de buurt?',
    text: 'Vul uw postcode en huisnummer in en u ziet meteen wat uw energielabel kost. Uw aanvraag is vrijblijvend.',
    action: 'Bereken mijn prijs',
  },
  inTime: {
    title: 'Staat uw woning binnenkort te koop?',
    text: `De energieklasse hoort al in de advertentie te staan. Haast? Met de spoedservice zijn opname en label binnen 24 uur klaar, voor ${formatEuro(rushPrice)} extra.`,
    action: 'Vraag uw label aan',
  },
} as const;

export const whatsappBanner = {
  title: 'Liever even appen?',
  text: `Stel uw vraag via WhatsApp. Wij zijn online van ${whatsappHours.from}.00 tot ${whatsappHours.until}.00 uur.`,
  action: 'Chat via WhatsApp',
} as const;
