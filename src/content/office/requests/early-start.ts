/** A customer who asked by telephone to begin within the period of withdrawal. */
export const earlyStartTexts = {
  open: 'Klant vroeg om binnen de bedenktijd te beginnen',
  askedOn: 'Op welke dag vroeg de klant dat?',
  askedAt: 'Hoe laat?',
  hint: 'Noteer dit alleen als de klant het zelf vroeg, en weet dat herroepen niet meer kan zodra het label is geregistreerd. Zonder deze notitie wacht de factuur tot na de bedenktijd.',
  note: 'Noteren',
  noted: 'Genoteerd',
  refused: 'Niet genoteerd: kies een moment dat is geweest. Een geannuleerde aanvraag kan dit niet meer krijgen.',
  failed: 'Niet genoteerd. Controleer je internetverbinding en probeer het opnieuw.',
} as const;
