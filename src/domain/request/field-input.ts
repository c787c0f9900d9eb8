import type { RequestSource } from './field-types.ts';
import { parseHouseNumber } from '../address/address-input.ts';
import { fieldDefinition, requestFieldNames, type RequestFieldName } from './request-fields.ts';
import { isRoleNeeded, withoutUnusedRoles } from './roles.ts';

/** Why the input of a field is refused. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long';

/** Form input of some fields; a missing one is empty. */
type FieldInput = Partial<Record<RequestFieldName, string>>;

/** The input of a field, normalized; invalid input stays as typed. */
export function cleanField(name: RequestFieldName, typed: string): string {
  return fieldDefinition(name).clean?.(typed) ?? typed;
}

/** The named fields with invalid input, each with the problem. */
export function problemsOf<F extends RequestFieldName>(
  names: readonly F[],
  typed: FieldInput,
  source: RequestSource = 'website',
): [F, FieldProblem][] {
  const used = withoutUnusedRoles(typed);
  return names.flatMap((name): [F, FieldProblem][] => {
    const problem = problemOf(name, used, source);
    return problem === null ? [] : [[name, problem]];
  });
}

/** Whether a request from this source needs the field. */
export function isRequiredFrom(source: RequestSource, name: RequestFieldName): boolean {
  const { isRequired = false, isOptionalByTelephone = false } = fieldDefinition(name);
  return isRequired && !(isOptionalByTelephone && source === 'telephone');
}

function problemOf(name: RequestFieldName, typed: FieldInput, source: RequestSource): FieldProblem | null {
  const { maxLength = Infinity, isValid } = fieldDefinition(name);
  const text = cleanField(name, typed[name] ?? '');
  if (name === 'houseNumber' && lacksNumber(typed)) return 'invalid';
  if (text === '') return isRequiredFrom(source, name) || isRoleNeeded(name, typed) ? 'missing' : null;
  if (text.length > maxLength) return 'too-long';
  return isValid?.(text, typed.payerKind === 'company') === false ? 'invalid' : null;
}

/**
 * The two fields form one house number, however it is split over them. An invalid addition is reported at its own
 * field.
 */
function lacksNumber({ houseNumber = '', houseNumberAddition = '' }: FieldInput): boolean {
  const isAdditionRight = parseHouseNumber('1', houseNumberAddition) !== null;
  return houseNumberAddition.trim() !== '' && isAdditionRight && !parseHouseNumber(houseNumber, houseNumberAddition);
}

/** The parsed values of the input, by field: a house number as its two parts, and no part of a payer that is not used. */
export function valuesOf(typed: FieldInput): object {
  const house = parseHouseNumber(typed.houseNumber ?? '', typed.houseNumberAddition ?? '');
  const tidied = {
    ...withoutUnusedRoles(typed),
    ...(house && { houseNumber: String(house.number), houseNumberAddition: house.suffix }),
  };
  const entries = requestFieldNames.flatMap((name) => {
    const text = tidied[name];
    return text === undefined ? [] : [[name, valueOf(name, text)] as const];
  });
  return Object.fromEntries(entries);
}

function valueOf(name: RequestFieldName, typed: string) {
  const { parse } = fieldDefinition(name);
  const text = cleanField(name, typed);
  return parse ? parse(text) : text;
}
