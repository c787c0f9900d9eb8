/** What an administrator reads about the label of a home in the register. */
export const officeLabelTexts = {
  already: (labelClass: string) => `Deze woning heeft al label ${labelClass}`,
  new: (labelClass: string) => `Het nieuwe label ${labelClass} staat in EP-Online`,
  days: (registeredOn: string, validUntil: string) => `geregistreerd op ${registeredOn}, geldig tot ${validUntil}`,
  awaited: 'Het nieuwe label is nog niet gevonden in EP-Online. Zodra het er staat, zie je het hier.',
} as const;
