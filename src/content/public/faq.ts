import {
  detachedTariff as detached,
  lowestPrice,
  rushPrice,
  stepArea,
  stepPrice,
  otherTariff as standard,
} from '@/content/page-prices';
import { formatArea } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';
import { cancelFree, noObligation } from '@/content/legal/agreements';
import { anchors, paths } from '@/lib/paths';
import { allCosts } from './all-costs';
import { duty, exemptions, fines, monuments, sourceText, validity } from '@/content/legal/label-law';
import { rushTime, rushTimeMeaning } from './rush-hours';

interface FaqLink {
  href: string;
  label: string;
}

interface FaqItem {
  question: string;
  /** Paragraphs, together at most some sixty words: the first sentence answers, what more there is to know is linked. */
  answer: readonly string[];
  links?: readonly FaqLink[];
}

const labelCheck = { href: paths.labelCheck, label: 'Heb ik een energielabel nodig?' };

/** The questions of the home page; its structured data is made of the same items. */
export const faq: readonly FaqItem[] = [
  {
    question: 'Wat kost een energielabel?',
    answer: [
      `Een energielabel kost inclusief btw ${formatEuro(lowestPrice)} tot en met ${formatArea(standard.includedArea)} m², en ${formatEuro(detached.basePrice)} voor een vrijstaande woning tot en met ${formatArea(detached.includedArea)} m². Daarboven komt er ${formatEuro(stepPrice)} bij voor elke begonnen ${stepArea} m². Spoed kost ${formatEuro(rushPrice)} extra.`,
      `${noObligation} ${cancelFree} Dat kan op de pagina van uw aanvraag.`,
    ],
    links: [allCosts, { href: `${paths.terms}#artikel-6`, label: 'Voorwaarden voor bedenktijd en annuleren' }],
  },
  {
    question: 'Hoe snel heb ik mijn energielabel?',
    answer: [
      'U hebt het label 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen, of langer bij een later moment.',
      `Met spoed zijn opname en label klaar ${rushTime}. ${rushTimeMeaning}`,
    ],
  },
  {
    question: 'Wanneer is een energielabel verplicht?',
    answer: [
      `Een energielabel is verplicht ${duty.moments}. De letter moet ook in de advertentie staan.`,
      `Voor de verlenging en voor beschermde monumenten geldt dat sinds ${monuments.labelSince}. Enkele gebouwen zijn vrijgesteld, zoals een vrijstaande woning kleiner dan ${exemptions.detachedBelow} m².`,
    ],
    links: [labelCheck],
  },
  {
    question: 'Krijg ik een boete zonder geldig energielabel?',
    answer: [
      `Dat kan. Bij verkoop of oplevering zonder geldig label kan de ${fines.inspectorate} een boete geven: sinds ${fines.since} is dat ${formatEuro(fines.privateSeller)} voor een particulier en ${formatEuro(fines.company)} voor een bedrijf.`,
      `Bron: ${sourceText(fines)}.`,
    ],
  },
  {
    question: 'Hoe lang is een energielabel geldig?',
    answer: [
      `Een energielabel is ${validity.years} jaar geldig. Het telt zodra het is geregistreerd in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO).`,
      'De letter, van A++++ (zeer zuinig) tot en met G, volgt uit de fossiele energie die uw woning per m² per jaar nodig heeft.',
    ],
    links: [labelCheck],
  },
  {
    question: 'Wat gebeurt er bij de opname en wat leg ik klaar?',
    answer: [
      'De adviseur bekijkt en meet alle ruimtes, ook de zolder en de kruipruimte, en maakt foto’s. Dat duurt gemiddeld 45 tot 60 minuten; in een grote woning langer.',
      'Leg plattegronden en facturen klaar, met uw adres erop. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.',
    ],
    links: [{ href: paths.preparation, label: 'Zo bereidt u de opname voor' }],
  },
];

export const faqTexts = {
  title: 'Veelgestelde vragen',
  more: 'Staat uw vraag er niet bij?',
  ask: { href: `#${anchors.contact}`, label: 'Stel uw vraag via het formulier' },
} as const;
