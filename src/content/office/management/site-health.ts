/** Whether everything that works by itself does, at the top of Beheer. */
export const siteHealthTexts = {
  title: 'Werkt alles?',
  explanation: 'Wat de site vanzelf doet, en wanneer dat voor het laatst lukte.',
  loading: 'Kijken of alles werkt...',
  loadFailed: 'De database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  works: 'Werkt',
  fails: 'Werkt niet',
  never: 'nog niet gebeurd',
  parts: {
    database: { name: 'Database', last: () => 'geeft nu antwoord' },
    sending: { name: 'Versturen', last: (moment: string) => `laatste bericht verstuurd: ${moment}` },
    publishing: { name: 'Online zetten', last: (moment: string) => `laatste keer begonnen: ${moment}` },
    calendars: { name: 'Eigen agenda’s', last: (moment: string) => `alle gelezen sinds: ${moment}` },
  },
} as const;
