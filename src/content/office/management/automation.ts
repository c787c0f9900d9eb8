/** Texts of connecting an automation. */
export const automationTexts = {
  title: 'Automatisering',
  explanation:
    'Na het opslaan van een aanvraag gaat de hele aanvraag naar dit adres, bijvoorbeeld van Make, Zapier of n8n. Wie het adres kent, kan de automatisering starten: deel het met niemand. De privacyverklaring moet deze dienst noemen.',
  loading: 'Automatisering laden...',
  loadFailed: 'Het adres kon niet worden opgehaald. Controleer je internetverbinding.',
  setBy: (email: string, day: string) => `Ingesteld door ${email} op ${day}`,
  hint: 'Leeg als je geen automatisering gebruikt.',
  invalid: 'Vul een adres in dat begint met https:// en de naam van een website, zonder gebruikersnaam of wachtwoord',
  saved: 'Adres opgeslagen',
  removed: 'Er gaan geen berichten meer naar een automatisering',
  notSaved: {
    conflict:
      'Een andere beheerder heeft dit adres intussen gewijzigd. Er is niets overschreven. Sla opnieuw op om jouw adres te gebruiken.',
    invalid: 'Niet opgeslagen: de database neemt dit adres niet aan. Kijk het na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  tried: 'De automatisering heeft de proef ontvangen',
  tryFailed: 'De proef is niet aangekomen. Kijk na of het adres klopt en de automatisering aanstaat.',
} as const;
