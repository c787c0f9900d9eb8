import { termsFigures } from './legal-figures';

// What opens the legal texts. Apart from the texts themselves, which a page does not need to come alive.

export const privacyPage = {
  title: 'Privacybeleid',
  headTitle: 'Privacybeleid | Wat wij met uw gegevens doen',
  description:
    'Welke gegevens wij bij een energielabel van u gebruiken, wie ze ook ziet, hoe lang wij ze bewaren en hoe u ze inziet of laat verwijderen.',
  intro: 'Hier leest u welke gegevens wij van u gebruiken, waarom, hoe lang, en wat u daarover te zeggen hebt.',
  updated: '13 april 2024',
} as const;

export const termsPage = {
  title: 'Algemene voorwaarden',
  headTitle: 'Algemene voorwaarden | Offerte, betaling, annuleren en klachten',
  description: `De afspraken bij een energielabel: offertes gelden ${termsFigures.quoteValidDays} dagen, betalen binnen ${termsFigures.paymentDays} dagen, ${termsFigures.withdrawalDays} dagen bedenktijd, annuleren en klachten.`,
  intro: 'Dit zijn de afspraken die gelden als wij voor u een energielabel maken.',
} as const;
