// Made from src/content and src/mails by `npm run mails`. Do not edit.

export const propertyTypes: Record<string, string> = {
  apartment: 'Appartement',
  terraced: 'Tussenwoning',
  'semi-detached': 'Hoekwoning',
  detached: 'Vrijstaande woning',
  other: 'Anders',
};
