import { termsFigures } from './terms-figures';

// What the legal pages need before their texts, which are chunks of their own.

interface LegalLink {
  /** A path of the site, or the URL of another site. */
  href: string;
  label: string;
}

/** A part of a legal text that can be linked to. */
export interface LegalSection {
  /** The anchor; other places link to it, so it stays when the title changes. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
  links?: readonly LegalLink[];
}

/** How long we keep what, and from which age. */
export const privacyFigures = {
  customerDataYears: termsFigures.customerYears,
  labelDataYears: termsFigures.labelYears,
  minimumAge: 16,
  /** Months after which a request that became no order is made anonymous. */
  requestMonths: termsFigures.requestMonths,
  /** Days that a draft stays on the visitor's own device. */
  draftDays: 7,
  sentDays: 30,
} as const;

export const privacyPage = {
  title: 'Privacybeleid',
  headTitle: 'Privacybeleid | Wat wij met uw gegevens doen',
  description:
    'Welke gegevens wij bij een energielabel van u gebruiken, wie ze ook ziet, hoe lang wij ze bewaren en hoe u ze inziet of laat verwijderen.',
  intro: 'Hier leest u welke gegevens wij van u gebruiken, waarom, hoe lang, en wat u daarover te zeggen hebt.',
  updated: '13 april 2024, aangevuld op 28 november 2026',
} as const;

export const termsPage = {
  title: 'Algemene voorwaarden',
  headTitle: 'Algemene voorwaarden | Offerte, betaling, annuleren en klachten',
  description: `De afspraken bij een energielabel: offertes gelden ${termsFigures.quoteValidDays} dagen, betalen binnen ${termsFigures.paymentDays} dagen, ${termsFigures.withdrawalDays} dagen bedenktijd, annuleren en klachten.`,
  intro: 'Dit zijn de afspraken die gelden als wij voor u een energielabel maken.',
} as const;
