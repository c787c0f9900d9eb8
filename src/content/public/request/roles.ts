import type { RoleTexts } from '@/content/roles';

/** To a visitor who orders for somebody else. */
export const visitorRoleTexts: RoleTexts = {
  atHome: 'Laat dit leeg als u zelf thuis bent. Anders bellen wij deze persoon over de opname.',
  atHomeEmail: 'Dan krijgt deze persoon een mail met het moment en de voorbereiding. Uw prijs staat daar niet in.',
  sameAsCustomer: 'Mij, op het adres van de woning',
  person: 'Een persoon, of een ander adres',
  company: 'Een bedrijf of organisatie',
  asConsumer: 'Ik, als particulier',
  orderedAs: 'Een particulier heeft bedenktijd, ook als een bedrijf betaalt. Een bedrijf dat bestelt, heeft die niet.',
  payerEmail: 'Laat u dit leeg? Dan mailen wij de factuur naar uw eigen e-mailadres.',
  payerReference: 'Bijvoorbeeld een inkoopnummer. Het staat dan op de factuur.',
};
