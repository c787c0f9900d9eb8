import { requestLimits } from '@/domain/limits';
import type { FieldProblem, RequestFields } from '@/domain/request/request';

const texts: Partial<Record<keyof RequestFields, Partial<Record<FieldProblem, string>>>> = {
  name: { missing: 'Vul uw naam in' },
  email: { missing: 'Vul uw e-mailadres in', invalid: 'Vul een e-mailadres in zoals naam@voorbeeld.nl' },
  propertyType: { missing: 'Kies het type woning' },
  postcode: { invalid: 'Vul een postcode in zoals 1234 AB, of laat dit veld leeg' },
  houseNumber: { invalid: 'Vul een huisnummer in zoals 12 of 12A, of laat dit veld leeg' },
  houseNumberAddition: {
    invalid: `Gebruik in de toevoeging alleen letters en cijfers, samen niet meer dan ${requestLimits.houseNumberAddition} tekens`,
  },
};

const limits: Partial<Record<keyof RequestFields, number>> = requestLimits;

/** What a visitor reads when a field of the request is not taken. */
export function requestFieldProblem(field: keyof RequestFields, problem: FieldProblem): string {
  return texts[field]?.[problem] ?? `Gebruik hier niet meer dan ${limits[field] ?? 0} tekens`;
}
