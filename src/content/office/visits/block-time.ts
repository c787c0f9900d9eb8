/** Texts of the form that blocks time of an adviser. */
export const blockTimeTexts = {
  adviser: 'Voor wie',
  fromDate: 'Van datum',
  fromTime: 'Van tijd',
  untilDate: 'Tot datum',
  untilTime: 'Tot tijd',
  reason: 'Reden (mag leeg)',
  reasonTooLong: 'Gebruik niet meer dan 100 tekens',
  dateMissing: 'Kies een datum',
  timeMissing: 'Vul een tijd in',
  endsTooEarly: 'Kies een einde na het begin',
  endsTooLate: 'Kies een einde binnen een jaar na het begin',
  isOver: 'Kies een einde dat nog moet komen',
  visits: 'Bezoeken in deze tijd',
  visitsHint: 'Kies wat er met elk bezoek gebeurt. Daarna wordt de tijd geblokkeerd.',
  calledOff: 'De tijd is nog niet geblokkeerd.',
  notSaved: {
    invalid: 'Niet opgeslagen: de database neemt dit niet aan. Kijk het na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    conflict: 'Niet opgeslagen: een collega haalde deze tijd intussen al weg.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;
