import { formValue } from './field-types.ts';
import {
  fieldDefinition,
  recordOf,
  requestFieldNames,
  shapeOf,
  type RequestFieldName,
  type requestFields,
  type StoredRequest,
} from './request-fields.ts';

type Fields = typeof requestFields;

/** The fields with this in the table. */
type FieldsWith<Part> = { [F in RequestFieldName]: Fields[F] extends Part ? F : never }[RequestFieldName];

interface Typed {
  clean: (typed: string) => string;
}

/** What an adviser plans and notes. */
export type ManagedField = FieldsWith<Typed & { writer: 'adviser' }>;

/** What is typed during a telephone call. */
type TelephoneField = FieldsWith<Typed & { writer: 'visitor' | 'estimate' }>;

/** What an adviser may correct of what the customer said. The price follows from it. */
export type CorrectedField = Exclude<TelephoneField, FieldsWith<{ isFixed: true }>>;

const typedFields = requestFieldNames.filter((name) => fieldDefinition(name).clean);

const managedFields = typedFields.filter((name): name is ManagedField => fieldDefinition(name).writer === 'adviser');
export const telephoneFields = typedFields.filter((name): name is TelephoneField =>
  ['visitor', 'estimate'].includes(fieldDefinition(name).writer),
);
export const correctedFields = telephoneFields.filter((name): name is CorrectedField => !fieldDefinition(name).isFixed);
/** Without who is at home and who pays, each of which is corrected by itself. */
export const customerAndHomeFields = correctedFields.filter(
  (name) => !['at-home', 'payer'].includes(fieldDefinition(name).section ?? ''),
);
export const requestEditFields = [...managedFields, ...correctedFields];

export type RequestEditField = ManagedField | CorrectedField;

/**
 * The fields of a request as a form holds them. Dates are YYYY-MM-DD, times HH:mm, numbers as typed, rush is `true` or
 * `false`; '' is empty.
 */
export type RequestEdit = Record<RequestEditField, string>;
export type Correction = Record<CorrectedField, string>;
export type TelephoneRequest = Record<TelephoneField, string>;

const nothing = shapeOf('visitor', 'estimate').parse({});
export const emptyTelephoneRequest: TelephoneRequest = recordOf(telephoneFields, (name) => formValue(nothing[name]));

/** A stored request as a form holds it. */
export function editOf(request: StoredRequest): RequestEdit {
  return recordOf(requestEditFields, (name) => formValue(request[name]));
}

/** Changing the address clears its coordinates, unless new ones come with it. */
export function moved<Part extends Partial<Correction>>(part: Part): Part {
  const isMoved = part.postcode ?? part.houseNumber ?? part.houseNumberAddition;
  return isMoved === undefined || part.rdX !== undefined ? part : { ...part, rdX: '', rdY: '' };
}
