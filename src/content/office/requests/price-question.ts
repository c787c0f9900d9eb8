import { formatEuro } from '#shared/format-euro.ts';

/** About a higher price that the customer has to agree on first (D-72). */
export const priceQuestionTexts = {
  /** Where the home is corrected. */
  correction: {
    title: 'De prijs wordt hoger',
    explanation: (next: number, now: number) =>
      `De klant moet eerst akkoord gaan met ${formatEuro(next)}. Tot dan blijft ${formatEuro(now)} gelden, ook op de factuur. Na het opslaan krijgt de klant een mail met beide prijzen en de reden, en geeft hij antwoord op zijn eigen pagina. Staan de mails uit of is er geen e-mailadres? Bel de klant dan.`,
    closed: 'Deze aanvraag is afgerond of geannuleerd. Een hogere prijs kan alleen nog als de klant akkoord is.',
    agreed: (next: number) => `De klant is al akkoord met ${formatEuro(next)}`,
    agreedHint:
      'Bijvoorbeeld aan de telefoon of bij de opname. Dan geldt de nieuwe prijs meteen, en gaat er geen vraag uit.',
  },
  asked: (next: number, reason: string, moment: string) =>
    `Gevraagd op ${moment}: is de klant akkoord met ${formatEuro(next)}${reason}?`,
  until: (now: number | null) =>
    now === null ? '' : `Tot de klant akkoord is, geldt ${formatEuro(now)}, ook op de factuur.`,
  area: (area: string) => ` voor ${area}`,
  agreed: 'Klant is akkoord',
  refused: 'Klant gaat niet akkoord',
  withdrawn: 'Niet meer vragen',
  refusing: {
    explanation: 'De aanvraag wordt dan geannuleerd. De klant betaalt niets.',
    question: 'Gaat de klant niet akkoord?',
    confirm: 'Ja, annuleren',
    cancel: 'Terug',
  },
  done: {
    agreed: 'Het akkoord van de klant is genoteerd',
    refused: 'De aanvraag is geannuleerd, zonder kosten voor de klant',
    withdrawn: 'De prijs blijft zoals hij was',
  },
  changed: 'Er wordt intussen iets anders gevraagd. Kijk nog eens.',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  saved: 'De klant is om akkoord gevraagd. Tot dan geldt de oude prijs.',
} as const;
