/** Texts of the owner's working hours. */
export const workingHoursTexts = {
  title: 'Werktijden',
  explanation:
    'Een spoedaanvraag moet binnen 24 uur een label hebben. Alleen de uren in deze werktijden tellen mee. De klant ziet vooraf en na het versturen wanneer het label er uiterlijk is. Een wijziging geldt ook voor spoedaanvragen die al lopen.',
  examples: 'Zo valt het uit met deze werktijden',
  example: (received: string, deadline: string) => `Aangevraagd op ${received}: label uiterlijk op ${deadline}.`,
  /** When rush may be, or is, no sooner than the usual way: the customer is told. */
  advantage: {
    certain: '',
    uncertain: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed misschien niet sneller is.',
    none: 'Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed niet sneller is.',
  },
  loading: 'Werktijden laden...',
  loadFailed: 'De werktijden konden niet worden opgehaald. Controleer je internetverbinding.',
  days: 'Op welke dagen werk je?',
  opens: 'Van',
  closes: 'Tot',
  missing: {
    days: 'Kies ten minste één dag',
    opens: 'Vul in hoe laat je begint',
    closes: 'Vul in hoe laat je stopt',
  },
  beforeOpening: 'Vul een tijd in na het begin',
  saved: 'Werktijden opgeslagen',
  notSaved: {
    conflict:
      'Een andere beheerder heeft de werktijden intussen gewijzigd. Er is niets overschreven. Sla opnieuw op om jouw werktijden te gebruiken.',
    invalid: 'Niet opgeslagen: de database neemt deze werktijden niet aan. Kijk ze na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;
