import { weekdaysText, timeInWords } from '@/content/weekdays';
import type { WorkingHours } from '@/domain/request/working-hours';

/** Texts of the hours that count for a rush request; those of an adviser are in advisers.ts. */
export const workingHoursTexts = {
  title: 'Uren voor spoed',
  explanation:
    'Een spoedaanvraag moet binnen 24 uur een label hebben, op werkdagen. Komt de aanvraag buiten deze uren binnen, dan gaat de tijd in als je weer begint. Dagen waarop geen adviseur werkt en feestdagen tellen niet mee. De klant leest dag en uur alleen als er een moment vrij is waarmee het lukt. Een wijziging geldt ook voor spoedaanvragen die al lopen. Wanneer een adviseur op bezoek kan, stel je in bij die adviseur.',
  examples: 'Zo valt het uit met deze uren',
  example: (received: string, deadline: string) => `Aangevraagd op ${received}: label uiterlijk op ${deadline}.`,
  /** When rush may be, or is, no sooner than the usual way: the customer is told. */
  advantage: {
    certain: '',
    uncertain: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed misschien niet sneller is.',
    none: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed niet sneller is.',
  },
  uncovered:
    'Op deze uren werkt geen adviseur. Een spoedaanvraag die dan binnenkomt, ziet niemand meteen, en de 24 uur lopen wel:',
  uncoveredHint: 'Haal deze uren hier weg, of zet ze bij de werktijden van een adviseur.',
  toAdvisers: 'Bekijk de werktijden van de adviseurs',
  loading: 'Uren voor spoed laden...',
  loadFailed: 'De uren voor spoed konden niet worden opgehaald. Controleer je internetverbinding.',
  days: 'Op welke dagen werk je aan spoed?',
  opens: 'Van',
  closes: 'Tot',
  reportMinutes: 'Minuten voor het rapport',
  reportHint: 'Hoe lang na de opname het label klaar is. Een opname met spoed eindigt zo lang voor de uiterste tijd.',
  reportProblem: 'Vul hele minuten in, hoogstens 720',
  missing: {
    days: 'Kies ten minste één dag',
    opens: 'Vul in hoe laat je begint',
    closes: 'Vul in hoe laat je stopt',
  },
  beforeOpening: 'Vul een tijd in na het begin',
  saved: 'Uren voor spoed opgeslagen',
  notSaved: {
    conflict:
      'Een andere beheerder heeft de uren voor spoed intussen gewijzigd. Er is niets overschreven. Sla opnieuw op om jouw uren te gebruiken.',
    invalid: 'Niet opgeslagen: de database neemt deze uren niet aan. Kijk ze na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;

/** `zaterdag en zondag: de hele dag`, or `maandag: van 8.00 tot 9.00 en van 17.00 tot 20.00 uur`. */
export function uncoveredText(
  { days, ranges }: { days: readonly number[]; ranges: readonly { opens: string; closes: string }[] },
  { opens, closes }: WorkingHours,
): string {
  const [first] = ranges;
  const isWhole = first?.opens === opens && first.closes === closes;
  const times = ranges.map((range) => `van ${timeInWords(range.opens)} tot ${timeInWords(range.closes)}`);
  return `${weekdaysText(days)}: ${isWhole ? 'de hele dag' : `${new Intl.ListFormat('nl').format(times)} uur`}`;
}
