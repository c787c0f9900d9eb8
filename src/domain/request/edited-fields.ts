import { parseManualArea } from '../address/surface-area.ts';
import { normalisePostcode } from '../address/typed-address.ts';
import { cleanLine, cleanText } from '../text.ts';
import type { StoredRequest } from './request-fields.ts';

/** What an adviser plans and notes. */
export const managedFields = [
  'status',
  'appointmentDate',
  'appointmentTime',
  'callbackOn',
  'assignedTo',
  'notes',
] as const;

/** What an adviser may correct of what the customer said. The price follows from it. */
export const correctedFields = [
  'name',
  'email',
  'phone',
  'postcode',
  'houseNumber',
  'houseNumberAddition',
  'address',
  'propertyType',
  'surfaceArea',
  'constructionYear',
  'rdX',
  'rdY',
  'rushService',
] as const;

export const requestEditFields = [...managedFields, ...correctedFields] as const;
export type ManagedField = (typeof managedFields)[number];
export type CorrectedField = (typeof correctedFields)[number];
export type RequestEditField = ManagedField | CorrectedField;

/**
 * The fields of a request as a form holds them. Dates are YYYY-MM-DD, times HH:mm, numbers as typed, rush is `true` or
 * `false`; '' is empty.
 */
export type RequestEdit = Record<RequestEditField, string>;
export type Correction = Record<CorrectedField, string>;

/** What is typed during a telephone call. */
export const telephoneFields = [...correctedFields, 'message'] as const;
export type TelephoneRequest = Record<(typeof telephoneFields)[number], string>;

export const emptyTelephoneRequest: TelephoneRequest = {
  name: '',
  email: '',
  phone: '',
  postcode: '',
  houseNumber: '',
  houseNumberAddition: '',
  address: '',
  propertyType: '',
  surfaceArea: '',
  constructionYear: '',
  rdX: '',
  rdY: '',
  rushService: 'false',
  message: '',
};

/** A stored request as a form holds it. */
export function editOf(request: StoredRequest): RequestEdit {
  const { surfaceArea, constructionYear, rdX, rdY, rushService, ...texts } = request;
  return {
    status: texts.status,
    appointmentDate: texts.appointmentDate,
    appointmentTime: texts.appointmentTime,
    callbackOn: texts.callbackOn,
    assignedTo: texts.assignedTo,
    notes: texts.notes,
    name: texts.name,
    email: texts.email,
    phone: texts.phone,
    postcode: texts.postcode,
    houseNumber: texts.houseNumber,
    houseNumberAddition: texts.houseNumberAddition,
    address: texts.address,
    propertyType: texts.propertyType,
    surfaceArea: numberText(surfaceArea),
    constructionYear: numberText(constructionYear),
    rdX: numberText(rdX),
    rdY: numberText(rdY),
    rushService: String(rushService),
  };
}

/** A number as it is typed, with a decimal comma; '' for null. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** What was typed in a field, tidied; what makes no sense stays as typed. */
export function cleanRequestEdit(field: RequestEditField, typed: string): string {
  switch (field) {
    case 'notes':
      return cleanText(typed);
    case 'name':
    case 'phone':
    case 'address':
    case 'houseNumber':
    case 'houseNumberAddition':
    case 'constructionYear':
      return cleanLine(typed);
    case 'email':
      return cleanText(typed).replace(/\s+/g, '');
    case 'postcode':
      return normalisePostcode(typed);
    case 'surfaceArea':
      return numberText(parseManualArea(typed)) || cleanLine(typed);
    default:
      return typed;
  }
}

/** An edit of an address takes the position with it, unless it brings another. */
export function moved<Part extends Partial<Correction>>(part: Part): Part {
  const isMoved = part.postcode ?? part.houseNumber ?? part.houseNumberAddition;
  return isMoved === undefined || part.rdX !== undefined ? part : { ...part, rdX: '', rdY: '' };
}
