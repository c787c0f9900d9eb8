import type { FieldProblem } from '@/domain/request/field-input';
import type { RoleField } from '@/domain/request/roles';
import { addressProblems } from './address-problems';

// Who orders, who is at home and who pays; also used in the back-office, so these avoid both "u" and "je".

export const roleLabels: Record<RoleField, string> = {
  atHomeName: 'Naam van wie thuis is',
  atHomePhone: 'Telefoonnummer van wie thuis is',
  atHomeEmail: 'E-mailadres van wie thuis is (niet verplicht)',
  payerKind: 'Factuur naar',
  orderedAs: 'Wie bestelt het energielabel?',
  payerName: 'Naam op de factuur',
  payerAttention: 'Ter attentie van (niet verplicht)',
  payerPostcode: 'Postcode van de factuur',
  payerStreet: 'Straat en huisnummer, of postbus',
  payerCity: 'Plaats',
  payerEmail: 'E-mailadres voor de factuur (niet verplicht)',
  payerKvk: 'KvK-nummer (niet verplicht)',
  payerVatId: 'Btw-nummer (niet verplicht)',
  payerReference: 'Eigen referentie (niet verplicht)',
};

/** Not stored: the number with which the street is found. */
export const payerNumberLabel = 'Huisnummer om op te zoeken';

export const roleTitles = { atHome: 'Wie is er thuis?', payer: 'Wie krijgt de factuur?' } as const;

const emailInvalid = 'Vul een geldig e-mailadres in, of laat dit veld leeg';
const nameInvalid = 'Vul alleen een naam in, zonder website, e-mailadres of telefoonnummer';

export const roleProblems: Partial<Record<RoleField, Partial<Record<FieldProblem, string>>>> = {
  atHomeName: { missing: 'Vul in wie er thuis is', invalid: nameInvalid },
  atHomePhone: { missing: 'Vul het telefoonnummer in van wie thuis is' },
  atHomeEmail: { invalid: emailInvalid },
  payerName: { missing: 'Vul de naam voor de factuur in', invalid: nameInvalid },
  payerAttention: { invalid: nameInvalid },
  payerPostcode: {
    missing: 'Vul de postcode voor de factuur in',
    invalid: addressProblems['postcode-invalid'],
  },
  payerStreet: { missing: 'Vul de straat en het huisnummer voor de factuur in' },
  payerCity: { missing: 'Vul de plaats voor de factuur in' },
  payerEmail: { invalid: emailInvalid },
  payerKvk: { invalid: 'Een KvK-nummer heeft 8 cijfers. Verbeter het, of laat dit veld leeg' },
  payerVatId: {
    invalid: 'Dit btw-nummer klopt niet. Het ziet eruit als NL000099998B57. Verbeter het, of laat dit veld leeg',
  },
};

/** What orders for itself: it has no period of withdrawal. */
export const orderingCompany = 'Dit bedrijf of deze organisatie';

/** What whoever fills in the fields reads. */
export interface RoleTexts {
  atHome: string;
  atHomeEmail: string;
  /** Who orders gets the invoice, at the address of the home. */
  sameAsCustomer: string;
  person: string;
  company: string;
  /** While a company is chosen: who orders where it only pays, and what that means. */
  asConsumer: string;
  orderedAs: string;
  payerEmail: string;
  payerReference: string;
}
