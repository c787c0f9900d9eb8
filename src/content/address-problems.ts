import type { AddressProblem } from '@/domain/address/address-input';
import { maxAddition } from '@/domain/limits';

/** Why an address cannot be looked up; also used in the back-office, so they avoid both "u" and "je". */
export const addressProblems: Record<AddressProblem['code'], string> = {
  'nothing-typed': 'Vul een postcode en huisnummer in',
  'postcode-missing': 'Vul een postcode in zoals 1234 AB',
  'postcode-invalid': 'Vul de postcode in zoals 1234 AB',
  'number-missing': 'Vul een huisnummer in zoals 12 of 12A',
  'number-invalid': 'Vul het huisnummer in zoals 12 of 12A',
  'addition-invalid': `Gebruik in de toevoeging alleen letters en cijfers, samen niet meer dan ${maxAddition} tekens`,
};
