const leftOutReasons: Record<string, string> & { unreadable: string } = {
  date: 'met een datum of duur die niet bestaat',
  zone: 'in een tijdzone die we niet kennen',
  'too-many': 'met te veel herhalingen of uitzonderingen, of meer dan we kunnen lezen',
  partial: 'met losse extra tijden, of met een wijziging die voor alle volgende keren geldt',
  unreadable: 'die we niet kunnen lezen',
};

/** Texts of the own calendar of an adviser, of which the busy times are read. */
export const ownCalendarTexts = {
  title: 'Eigen agenda',
  titleOf: (name: string) => `Eigen agenda van ${name}`,
  explanation:
    'Staat een adviseur in de eigen agenda bezet, dan wordt daar niets ingepland. De agenda wordt elk kwartier gelezen. Alleen de tijden worden bewaard, niet wat er staat.',
  loading: 'Agenda laden...',
  loadFailed: 'We konden niet nagaan of er een eigen agenda is. Controleer je internetverbinding.',
  form: 'Eigen agenda koppelen',
  url: 'Geheim adres van de agenda',
  urlHint:
    'Begint met https:// of webcal://. Wie dit adres heeft, kan de hele agenda lezen. Na het opslaan tonen we het niet meer.',
  urlWrong: 'Vul het hele adres in, dat begint met https:// of webcal://',
  save: 'Opslaan en lezen',
  saving: 'Bezig met lezen...',
  saved: 'Adres opgeslagen',
  host: (host: string) => `De agenda bij ${host} telt mee.`,
  neverRead: 'Nog niet gelezen. Dat gebeurt binnen een paar minuten.',
  wasRead: (times: number, moment: string) =>
    `${times === 1 ? '1 bezette tijd' : `${times} bezette tijden`}, gelezen op ${moment}.`,
  leftOut: 'Deze afspraken tellen niet of niet helemaal mee. Blokkeer die tijd zelf.',
  leftOutEvents: (events: number, reason: string, days: readonly string[]) =>
    `${events === 1 ? '1 afspraak' : `${events} afspraken`} ${leftOutReasons[reason] ?? leftOutReasons.unreadable}${days.length === 0 ? '' : `, met als begin ${days.join(', ')}${days.length < events ? ' en andere' : ''}`}.`,
  lastCounts: 'Wat er het laatst in stond, telt nog mee.',
  readNow: 'Nu lezen',
  replace: 'Ander adres',
  keep: 'Annuleren',
  remove: 'Verwijderen',
  removeQuestion: 'Eigen agenda verwijderen?',
  removeExplanation: 'Bezette tijden uit deze agenda houden dan geen momenten meer vrij.',
  removeConfirm: 'Ja, verwijder',
  cancel: 'Annuleren',
  removed: 'Eigen agenda verwijderd',
  notSaved: {
    invalid: 'Niet opgeslagen: dit adres kan niet. Kopieer het opnieuw uit je agenda.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  notRead: {
    forbidden: 'Niet gelezen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet gelezen: er kwam geen antwoord. Probeer het over een paar minuten opnieuw.',
  },
  notRemoved: {
    forbidden: 'Niet verwijderd: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet verwijderd. Controleer je internetverbinding en probeer het opnieuw.',
  },
  help: 'Waar vind ik het geheime adres?',
  programs: [
    {
      name: 'Google Agenda',
      steps:
        'Open calendar.google.com op een computer. Ga naar Instellingen, kies links je agenda, en kopieer bij Agenda integreren het Geheime adres in iCal-indeling.',
    },
    {
      name: 'Outlook',
      steps:
        'Open Outlook op het web. Ga naar Instellingen, Agenda, Gedeelde agenda’s. Kies bij Een agenda publiceren je agenda en Kan zien wanneer ik bezet ben. Kopieer de koppeling die eindigt op .ics.',
    },
    {
      name: 'iCloud',
      steps:
        'Open de app Agenda op iPhone of Mac. Open de gegevens van je agenda, zet Openbare agenda aan en kopieer de koppeling. Die begint met webcal://.',
    },
  ],
} as const;

const failures: Record<string, string> = {
  address: 'Dit adres kan niet worden gelezen. Kopieer het opnieuw uit je agenda.',
  'no-host': 'De website in dit adres bestaat niet. Kopieer het adres opnieuw uit je agenda.',
  private:
    'Dit adres staat niet op het openbare internet. Gebruik een agenda van bijvoorbeeld Google, Outlook of iCloud.',
  redirect: 'Dit adres stuurt door naar een ander adres. Kopieer het adres opnieuw uit je agenda.',
  'too-large': 'De agenda is te groot om te lezen. Deel een kleinere agenda.',
  'too-slow': 'De agenda antwoordt te langzaam. We proberen het elk kwartier opnieuw.',
  unreachable: 'De agenda is niet te bereiken. We proberen het elk kwartier opnieuw.',
  'broken-off': 'De agenda kwam niet helemaal binnen. We proberen het elk kwartier opnieuw.',
  'no-calendar': 'Op dit adres staat geen agenda. Kopieer het adres opnieuw uit je agenda.',
  'status 401': 'De agenda is niet openbaar voor dit adres. Kopieer het geheime adres opnieuw.',
  'status 403': 'De agenda is niet openbaar voor dit adres. Kopieer het geheime adres opnieuw.',
  'status 404': 'Op dit adres staat niets meer. Kopieer het geheime adres opnieuw uit je agenda.',
};

/** Why a calendar was not read, and what to do, by the code of the function `read-calendars`. */
export function calendarFailureText(code: string): string {
  return failures[code] ?? 'De agenda gaf een fout. We proberen het elk kwartier opnieuw.';
}
