/** Texts of the calendar feed of an administrator. */
export const calendarFeedTexts = {
  title: 'Agenda op je telefoon',
  explanation:
    'Zet jouw bezoeken in de agenda van je telefoon of computer. Een nieuw, verzet of geannuleerd bezoek komt daar vanzelf in. Hoe snel, bepaalt die agenda: soms pas na een dag. Kijk voor vandaag dus altijd hier.',
  loading: 'Agenda laden...',
  loadFailed: 'We konden niet nagaan of je al een adres hebt. Controleer je internetverbinding.',
  none: 'Je hebt nog geen adres voor je agenda.',
  since: (day: string) => `Je adres werkt sinds ${day}. We bewaren het niet, dus je kunt het hier niet teruglezen.`,
  make: 'Adres maken',
  renew: 'Nieuw adres maken',
  remove: 'Adres verwijderen',
  busy: 'Bezig...',
  renewQuestion: 'Nieuw adres maken?',
  renewExplanation: 'Je oude adres werkt dan niet meer. Zet daarna het nieuwe in je agenda.',
  renewConfirm: 'Ja, maak een nieuw adres',
  removeQuestion: 'Adres verwijderen?',
  removeExplanation: 'Je agenda krijgt dan geen bezoeken meer.',
  removeConfirm: 'Ja, verwijder',
  cancel: 'Annuleren',
  made: 'Je adres staat klaar',
  once: 'Je ziet dit adres maar één keer. Wie het heeft, leest de namen, adressen en telefoonnummers van je klanten. Geef het aan niemand.',
  copy: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  copyFailed: 'Kopiëren lukte niet. Selecteer het adres en kopieer het zelf.',
  open: 'Openen in de agenda van dit apparaat',
  removed: 'Je adres is verwijderd',
  notRenewed: {
    forbidden: 'Niet gelukt: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Er is geen adres gemaakt. Controleer je internetverbinding en probeer het opnieuw.',
  },
  notRemoved: {
    forbidden: 'Niet verwijderd: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Het adres is niet verwijderd. Controleer je internetverbinding en probeer het opnieuw.',
  },
  programs: [
    {
      name: 'Google Agenda',
      steps:
        'Open calendar.google.com op een computer. Kies bij Andere agenda’s het plusje, daarna Via URL, en plak het adres.',
    },
    {
      name: 'iPhone, iPad en Mac',
      steps:
        'Kies de knop Openen hierboven. Of op de iPhone: Agenda, Agenda’s, Voeg agenda toe, Voeg agenda-abonnement toe, en plak het adres.',
    },
    {
      name: 'Outlook',
      steps: 'Open Outlook op het web. Kies Agenda toevoegen, daarna Abonneren via internet, en plak het adres.',
    },
  ],
} as const;
