import type { AmountName, PriceList } from '@/domain/pricing/price-list';
import { amountNames } from '@/domain/pricing/price-list';
import { formatNumericDay } from '@/lib/format/format-date';
import { formatSquareMetres } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';

/** The fields of a price list. */
export const amountLabels: Record<AmountName, string> = {
  detachedPrice: 'Vrijstaande woning (€)',
  detachedArea: 'Vrijstaande woning, tot en met (m²)',
  otherPrice: 'Andere woningen (€)',
  otherArea: 'Andere woningen, tot en met (m²)',
  stepArea: 'Stap daarboven (m²)',
  stepPrice: 'Per begonnen stap (€)',
  rushPrice: 'Toeslag voor spoed (€)',
};

export const priceTexts = {
  title: 'Prijzen',
  explanation:
    'Een prijslijst geldt vanaf een dag, om middernacht. Een lijst die geldt verandert niet meer: maak de volgende. Wie eerder aanvroeg, houdt de prijs die hij zag.',
  loading: 'Prijzen laden...',
  loadFailed: 'De prijzen konden niet worden opgehaald. Controleer je internetverbinding.',
  now: 'Nu geldt',
  from: (day: string) => `Vanaf ${formatNumericDay(day)}`,
  earlier: 'Eerdere prijslijsten',
  add: 'Volgende prijslijst maken',
  day: 'Geldt vanaf',
  dayHint: 'Op zijn vroegst morgen. De pagina’s van de website krijgen deze prijzen in die nacht.',
  dayTooEarly: 'Kies een dag na vandaag. Een lijst die al geldt, kan niet meer veranderen.',
  dayTaken: 'Vanaf die dag is er al een prijslijst. Kies een andere dag, of wijzig die lijst.',
  whole: 'Vul een heel getal in, zonder komma.',
  tooHigh: 'Met deze prijzen kost een woning van 2700 m² meer dan €100.000. Controleer de stap.',
  range: (least: number, most: number) => `Vul een getal van ${least} tot en met ${most} in.`,
  saved: 'De prijslijst is opgeslagen.',
  removed: 'De prijslijst is verwijderd.',
  notSaved: {
    conflict: 'Een collega heeft deze prijslijst intussen veranderd of verwijderd. Er is niets opgeslagen.',
    duplicate: 'Vanaf die dag is er al een prijslijst. Kies een andere dag, of wijzig die lijst.',
    invalid: 'De database neemt deze prijslijst niet aan. Controleer de dag en de bedragen.',
    forbidden: 'Je mag dit niet. Log opnieuw in.',
    other: 'De prijslijst kon niet worden opgeslagen. Probeer het opnieuw.',
  },
  notRemoved: {
    conflict: 'Een collega heeft deze prijslijst intussen veranderd of verwijderd. Kijk of hij nog weg moet.',
    invalid: 'Deze prijslijst geldt al, en kan niet meer weg.',
    other: 'De prijslijst kon niet worden verwijderd. Probeer het opnieuw.',
  },
  gone: 'Een collega heeft deze prijslijst intussen verwijderd. Wat je typte, kun je als nieuwe lijst opslaan.',
  changed: 'Een collega heeft intussen opgeslagen:',
  changedNext: 'Wat je typte staat er nog. Sla je nog een keer op, dan geldt dat.',
  remove: 'Verwijderen',
  removeQuestion: 'Wil je deze prijslijst verwijderen?',
  removeConfirm: 'Ja, verwijderen',
  cancel: 'Annuleren',
  examples: 'Wat verandert er voor deze woningen?',
  home: 'Woning',
  nowColumn: 'Nu',
  thenColumn: 'Dan',
  exampleHome: (type: string, area: number, isRush: boolean) =>
    `${type}, ${formatSquareMetres(area)}${isRush ? ', met spoed' : ''}`,
  oldAmounts: 'Deze teksten van jullie noemen een bedrag dat dan niet meer klopt',
  noOldAmounts: 'Geen eigen tekst noemt een bedrag dat dan niet meer klopt.',
  names: (amounts: readonly number[]) => `noemt ${amounts.map((amount) => formatEuro(amount)).join(', ')}`,
  extraLine: (name: string) => `Extra regel voor facturen: ${name}`,
} as const;

/** An amount of a list, with its unit. */
export function amountText(name: AmountName, list: PriceList): string {
  return name.endsWith('Area') ? formatSquareMetres(list[name]) : formatEuro(list[name]);
}

/** What differs between two versions of a list, a line each. */
export function differences(before: PriceList, after: PriceList): string[] {
  const day = before.validFrom === after.validFrom ? [] : [`${priceTexts.day}: ${formatNumericDay(after.validFrom)}`];
  const amounts = amountNames.filter((name) => before[name] !== after[name]);
  return [...day, ...amounts.map((name) => `${amountLabels[name]}: ${amountText(name, after)}`)];
}
