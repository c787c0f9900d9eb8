import { termNames, type BusinessTerms, type TermName } from '#shared/business-terms.ts';
import { formatNumericDay } from '@/lib/format/format-date';

/** The fields of the terms. */
export const termLabels: Record<TermName, string> = {
  quoteValidDays: 'Een offerte geldt (dagen)',
  paymentDays: 'Betalen binnen (dagen)',
  lateInterestPercent: 'Rente bij te laat betalen (% per maand)',
  cancellationHours: 'Gratis verzetten of annuleren tot (uur voor de opname)',
  cancellationPercent: 'Later annuleren kost (% van de prijs)',
  calloutFee: 'Voorrijkosten als niemand thuis is (€)',
  complaintDays: 'Klacht het liefst binnen (dagen)',
  withdrawalDays: 'Bedenktijd (dagen)',
  refundDays: 'Terugbetalen na herroepen binnen (dagen)',
  visitPercent: 'De opname is van de prijs (%)',
  requestMonths: 'Aanvraag zonder opdracht bewaren (maanden)',
  customerYears: 'Klantgegevens bewaren (jaren)',
  labelYears: 'Gegevens over het label bewaren (jaren)',
};

/** The least and most that a field takes: what the sentences of the site can say, within what the database takes. */
export const termBounds: Record<TermName, { least: number; most: number; law?: string }> = {
  quoteValidDays: { least: 2, most: 365 },
  paymentDays: { least: 2, most: 60 },
  lateInterestPercent: { least: 0, most: 2 },
  cancellationHours: { least: 1, most: 168 },
  cancellationPercent: { least: 1, most: 100 },
  calloutFee: { least: 1, most: 500 },
  complaintDays: { least: 2, most: 365 },
  withdrawalDays: { least: 14, most: 60, law: 'De wet geeft een consument ten minste 14 dagen bedenktijd.' },
  refundDays: { least: 2, most: 14, law: 'Volgens de wet betaal je binnen 14 dagen terug.' },
  visitPercent: { least: 1, most: 100 },
  requestMonths: { least: 2, most: 24 },
  customerYears: { least: 7, most: 30, law: 'De belastingwet vraagt dat je ze ten minste 7 jaar bewaart.' },
  labelYears: { least: 7, most: 30 },
};

export const businessTermsTexts = {
  title: 'Voorwaarden',
  explanation:
    'Voorwaarden gelden vanaf een dag, om middernacht. Wat geldt verandert niet meer: maak de volgende. Een wijziging geldt voor opdrachten vanaf die dag; een opdracht houdt de voorwaarden waaronder hij is gegeven.',
  loading: 'Voorwaarden laden...',
  loadFailed: 'De voorwaarden konden niet worden opgehaald. Controleer je internetverbinding.',
  now: 'Nu geldt',
  from: (day: string) => `Vanaf ${formatNumericDay(day)}`,
  earlier: 'Eerdere voorwaarden',
  add: 'Volgende voorwaarden maken',
  day: 'Geldt vanaf',
  dayHint: 'Op zijn vroegst morgen. De pagina’s van de website krijgen deze voorwaarden in die nacht.',
  dayTooEarly: 'Kies een dag na vandaag. Voorwaarden die al gelden, kunnen niet meer veranderen.',
  whole: 'Vul een heel getal in, zonder komma.',
  range: (least: number, most: number) => `Vul een getal van ${least} tot en met ${most} in.`,
  labelTooShort: 'Bewaar de gegevens over het label ten minste zo lang als die van de klant.',
  differs: 'Dit verandert',
  differsNot: 'Er verandert nog niets.',
  saved: 'De voorwaarden zijn opgeslagen.',
  removed: 'De voorwaarden zijn verwijderd.',
  notSaved: {
    conflict: 'Een collega heeft deze voorwaarden intussen veranderd of verwijderd. Er is niets opgeslagen.',
    duplicate: 'Vanaf die dag zijn er al voorwaarden. Kies een andere dag, of wijzig die.',
    invalid: 'De database neemt deze voorwaarden niet aan. Controleer de dag en de getallen.',
    forbidden: 'Je mag dit niet. Log opnieuw in.',
    other: 'De voorwaarden konden niet worden opgeslagen. Probeer het opnieuw.',
  },
  notRemoved: {
    conflict: 'Een collega heeft deze voorwaarden intussen veranderd of verwijderd. Kijk of ze nog weg moeten.',
    invalid: 'Deze voorwaarden gelden al, en kunnen niet meer weg.',
    other: 'De voorwaarden konden niet worden verwijderd. Probeer het opnieuw.',
  },
  gone: 'Een collega heeft deze voorwaarden intussen verwijderd. Wat je typte, kun je als nieuwe opslaan.',
  changed: 'Een collega heeft intussen opgeslagen:',
  changedNext: 'Wat je typte staat er nog. Sla je nog een keer op, dan geldt dat.',
  remove: 'Verwijderen',
  removeQuestion: 'Wil je deze voorwaarden verwijderen?',
  removeConfirm: 'Ja, verwijderen',
  cancel: 'Annuleren',
} as const;

/** What differs between two versions of the terms, a line each. */
export function termDifferences(before: BusinessTerms, after: BusinessTerms): string[] {
  return termNames
    .filter((name) => before[name] !== after[name])
    .map((name) => `${termLabels[name]}: ${before[name]} wordt ${after[name]}`);
}
