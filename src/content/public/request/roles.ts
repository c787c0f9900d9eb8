import { otherPayer, type RoleTexts } from '@/content/roles';

/** To a visitor who orders for somebody else. */
export const visitorRoleTexts: RoleTexts = {
  atHome: 'Laat dit leeg als u zelf thuis bent. Anders bellen wij deze persoon over de opname.',
  atHomeEmail: 'Dan krijgt deze persoon een mail met het moment en de voorbereiding. Uw prijs staat daar niet in.',
  sameAsCustomer: 'Mij, op het adres van de woning',
  person: otherPayer,
  company: 'Een bedrijf of organisatie',
  ofCompany: `U vraagt dan aan namens dit bedrijf of deze organisatie. Betaalt een bedrijf alleen voor u? Kies dan “${otherPayer}”.`,
  payerEmail: 'Laat u dit leeg? Dan mailen wij de factuur naar uw eigen e-mailadres.',
  payerReference: 'Bijvoorbeeld een inkoopnummer. Het staat dan op de factuur.',
};
