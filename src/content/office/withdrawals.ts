import { withdrawalWords } from '@/content/legal/withdrawal';
import { site } from '@/content/site';

/** Withdrawals by /herroepen that fit no request by themselves. */
export const withdrawalTexts = {
  title: (amount: number) =>
    amount === 1 ? 'Een herroeping om af te handelen' : `${amount} herroepingen om af te handelen`,
  explanation:
    'Deze klanten herriepen een overeenkomst zonder hun link. Hun gegevens passen niet precies bij één aanvraag. Zoek de aanvraag erbij en stuur de bevestiging: dat moet van de wet.',
  received: (moment: string) => `Ontvangen op ${moment}`,
  reference: (reference: string) => `nummer ${reference}`,
  orderedOn: (day: string) => `op ${day}`,
  candidates: 'Bij deze aanvraag?',
  noCandidates: 'Er lijkt geen aanvraag bij te horen.',
  open: 'Bekijken',
  settle: 'Herroeping uitvoeren',
  settleOf: (name: string) => `Herroeping uitvoeren voor ${name}`,
  question: (name: string) => `Herroep je de overeenkomst van ${name}? Dit kun je niet ongedaan maken.`,
  mailed: 'De klant krijgt de bevestiging per mail op het adres van de aanvraag.',
  notMailed: 'Deze aanvraag heeft geen e-mailadres: stuur de bevestiging zelf.',
  keep: 'Nog niet',
  /** Anybody who knows the home can say so. */
  otherEmail: 'ander e-mailadres',
  askFirst: 'Let op: het e-mailadres is een ander dan bij de aanvraag. Bel eerst de klant of dit klopt.',
  over: 'er was geen bedenktijd, of die was voorbij',
  isWithdrawn: 'al herroepen',
  answer: 'Bevestiging mailen',
  aside: 'Afgehandeld',
  asideHint: 'Heb je de klant zelf geantwoord? Haal de herroeping dan hier weg.',
  done: 'De overeenkomst is herroepen',
  putAside: 'De herroeping is afgehandeld',
  failed: 'Niet gelukt: die aanvraag kan niet (meer) worden herroepen, of een collega was je voor.',
  notSaved: 'Niet gelukt. Controleer je internetverbinding en probeer het opnieuw.',
  loadFailed: 'Kon niet ophalen of er herroepingen wachten.',
  mail: (received: string) => ({
    subject: 'Bevestiging van uw herroeping',
    body: `Goedendag,\n\nOp ${received} ontvingen wij van u deze verklaring:\n\n“${withdrawalWords.statement}”\n\nBewaar deze mail als bewijs.\n\n${site.brand}`,
  }),
} as const;
