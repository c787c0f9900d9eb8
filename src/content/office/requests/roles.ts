import type { RoleTexts } from '@/content/roles';

/** To an administrator, who corrects a request or enters one by telephone. */
export const officeRoleTexts: RoleTexts = {
  atHome: 'Leeg laten als de klant zelf thuis is. Anders staat dit nummer vooraan in de agenda en bij Bellen.',
  atHomeEmail: 'Krijgt dan alleen het moment en de voorbereiding, zonder prijs en zonder link.',
  sameAsCustomer: 'De klant, op het adres van de woning',
  person: 'Een persoon, of een ander adres',
  company: 'Een bedrijf of organisatie',
  asConsumer: 'De klant, als particulier',
  orderedAs: 'Een particulier heeft bedenktijd, ook als een bedrijf betaalt. Een bedrijf dat bestelt, heeft die niet.',
  payerEmail: 'Leeg: de factuur gaat naar het e-mailadres van de klant.',
  payerReference: 'Komt op de factuur.',
};

/** The line that opens these fields. */
export const openRolesInOffice = 'Iemand anders thuis, of een ander adres op de factuur';

/** Each in the details, where it is corrected by itself. */
export const rolePartTexts = {
  'at-home': {
    title: 'Wie er thuis is',
    nobodyElse: 'De klant zelf',
    changeLabel: 'Wijzigen wie er thuis is',
    cancelLabel: 'Niet wijzigen wie er thuis is',
  },
  payer: {
    title: 'Wie betaalt',
    nobodyElse: officeRoleTexts.sameAsCustomer,
    changeLabel: 'Wijzigen wie betaalt',
    cancelLabel: 'Niet wijzigen wie betaalt',
  },
} as const;

/** Whose number it is, where there are two. */
export const whoseNumber = { 'at-home': 'thuis', customer: 'klant' } as const;
