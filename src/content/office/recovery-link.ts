/** The page that the link of a recovery mail opens. */
export const recoveryLinkTexts = {
  explanation: 'Je hebt gevraagd om een nieuw wachtwoord. Druk op de knop om verder te gaan. De link werkt één keer.',
  button: 'Nieuw wachtwoord kiezen',
  busy: 'Bezig met controleren...',
  failed: (reason: string) => `De link is niet gebruikt: ${reason}`,
} as const;
