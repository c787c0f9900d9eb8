/** Texts of the hours that count for a rush request; those of an adviser are in advisers.ts. */
export const workingHoursTexts = {
  title: 'Uren voor spoed',
  explanation:
    'Een spoedaanvraag moet binnen 24 uur een label hebben. Alleen deze uren tellen mee. De klant ziet vooraf en na het versturen wanneer het label er uiterlijk is. Een wijziging geldt ook voor spoedaanvragen die al lopen. Wanneer een adviseur op bezoek kan, stel je in bij die adviseur.',
  examples: 'Zo valt het uit met deze uren',
  example: (received: string, deadline: string) => `Aangevraagd op ${received}: label uiterlijk op ${deadline}.`,
  /** When rush may be, or is, no sooner than the usual way: the customer is told. */
  advantage: {
    certain: '',
    uncertain: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed misschien niet sneller is.',
    none: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed niet sneller is.',
  },
  loading: 'Uren voor spoed laden...',
  loadFailed: 'De uren voor spoed konden niet worden opgehaald. Controleer je internetverbinding.',
  days: 'Op welke dagen werk je aan spoed?',
  opens: 'Van',
  closes: 'Tot',
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
