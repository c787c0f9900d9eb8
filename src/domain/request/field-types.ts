import { z } from 'zod';
import { parseConstructionYear } from '../address/address.ts';
import { parseManualArea } from '../address/surface-area.ts';
import { isPostcode, normalisePostcode, parseHouseNumber } from '../address/address-input.ts';
import { parseDay } from '../appointment/parse-day.ts';
import { isChamberOfCommerce, isVatId } from '../contact/company-numbers.ts';
import { isPersonName } from '../contact/person-name.ts';
import { propertyTypes } from '../pricing/pricing.ts';
import { cleanLine, cleanText } from '#shared/text.ts';

// The types of the fields of a request: how each value is stored, displayed and entered in a form.

/** The channel through which a request came in. */
export const requestSources = ['website', 'telephone'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Who planned an appointment; by telephone the customer did it with an administrator. */
export const appointmentOrigins = ['adviser', 'customer', 'telephone'] as const;
export type AppointmentOrigin = (typeof appointmentOrigins)[number];

/** Who gets the invoice, when that is not who orders at the address of the home. */
export const payerKinds = ['person', 'company'] as const;
export type PayerKind = (typeof payerKinds)[number];

type FieldValue = string | number | boolean | null;

/** How a value is formatted. */
export type FieldFormat =
  | 'text'
  | 'id'
  | 'phone'
  | 'suffix'
  | 'property-type'
  | 'area'
  | 'price'
  | 'cents'
  | 'number'
  | 'yes-no'
  | 'status'
  | 'date'
  | 'time'
  | 'moment'
  | 'local-moment'
  | 'outcome'
  | 'administrator'
  | 'source'
  | 'appointment-origin'
  | 'payer-kind'
  | 'ordered-as'
  | 'customer-action'
  | 'done';

export interface FieldType {
  /** Reads a stored value; '' and null are empty. */
  shape: z.ZodType<FieldValue>;
  format: FieldFormat;
  /** Normalizes the input; invalid input stays as typed. Absent for fields that nobody enters. */
  clean?: (typed: string) => string;
  /** Parses normalized input; absent where the value is the text itself. */
  parse?: (text: string) => FieldValue;
  /**
   * Whether normalized, non-empty input is valid, `ofCompany` in a request that a company pays; absent where any is.
   */
  isValid?: (text: string, ofCompany: boolean) => boolean;
}

/** A value as form input: a number with a decimal comma, a boolean as `true` or `false`; '' is empty. */
export function formValue(value: FieldValue): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}

const textShape = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Postgres sends a numeric as text, for it has more digits than JavaScript can hold. */
const numberShape = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
  });

const flagShape = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const requiredShape = z.string().min(1);

function asTyped(typed: string): string {
  return typed;
}

export const text = { shape: textShape, format: 'text', clean: cleanText } as const;
export const line = { shape: textShape, format: 'text', clean: cleanLine } as const;
export const personName = { ...line, isValid: (cleaned: string) => isPersonName(cleaned) } as const;
/** Of a person or of the company that pays. */
export const customerName = { ...line, isValid: isPersonName } as const;
export const phone = { ...line, format: 'phone' } as const;

export const email = {
  ...line,
  clean: (typed: string) => cleanText(typed).replace(/\s+/g, ''),
  isValid: (cleaned: string) => z.email().safeParse(cleaned).success,
} as const;

export const payerKind = {
  shape: textShape,
  format: 'payer-kind',
  clean: (typed: string) => payerKinds.find((kind) => kind === typed) ?? '',
} as const;

/** As a consumer, for whom a company only pays; '' for who orders for that company. */
export const orderedAs = {
  shape: textShape,
  format: 'ordered-as',
  clean: (typed: string) => (typed === 'consumer' ? typed : ''),
} as const;

export const chamberOfCommerce = {
  ...line,
  clean: (typed: string) => cleanLine(typed).replace(/[\s.]/g, ''),
  isValid: isChamberOfCommerce,
} as const;

export const vatId = {
  ...line,
  clean: (typed: string) =>
    cleanLine(typed)
      .replace(/[\s.-]/g, '')
      .toUpperCase(),
  isValid: isVatId,
} as const;

export const postcode = { ...line, clean: normalisePostcode, isValid: isPostcode } as const;

/** May be typed with its addition, and is stored without: see valuesOf. */
export const houseNumber = {
  ...line,
  isValid: (cleaned: string) => parseHouseNumber(cleaned, '') !== null,
} as const;

export const suffix = {
  ...line,
  format: 'suffix',
  isValid: (cleaned: string) => parseHouseNumber('1', cleaned) !== null,
} as const;

export const propertyType = {
  shape: textShape,
  format: 'property-type',
  clean: (typed: string) => propertyTypes.find((type) => type === typed) ?? '',
} as const;

export const area = {
  shape: numberShape,
  format: 'area',
  clean: (typed: string) => formValue(parseManualArea(typed)) || cleanLine(typed),
  parse: parseManualArea,
  isValid: (cleaned: string) => parseManualArea(cleaned) !== null,
} as const;

export const year = {
  shape: numberShape,
  format: 'number',
  clean: cleanLine,
  parse: parseConstructionYear,
  isValid: (cleaned: string) => parseConstructionYear(cleaned) !== null,
} as const;

export const metres = {
  shape: numberShape,
  format: 'number',
  clean: asTyped,
  parse: (typed: string) => (typed === '' ? null : Number(typed)),
} as const;

export const flag = {
  shape: flagShape,
  format: 'yes-no',
  clean: asTyped,
  parse: (typed: string) => typed === 'true',
} as const;
export const date = {
  shape: textShape.transform((value) => value.slice(0, 10)),
  format: 'date',
  clean: asTyped,
  isValid: (cleaned: string) => parseDay(cleaned) !== '',
} as const;
export const time = {
  shape: textShape.transform((value) => value.slice(0, 5)),
  format: 'time',
  clean: asTyped,
} as const;
export const status = {
  shape: textShape.transform((value) => value || 'new'),
  format: 'status',
  clean: asTyped,
} as const;
export const administrator = { shape: textShape, format: 'administrator', clean: asTyped } as const;

export const price = { shape: numberShape, format: 'price' } as const;
export const cents = { shape: numberShape, format: 'cents' } as const;
/** A price that people agree on: whole euros, typed with or without the sign. */
export const agreedPrice = {
  ...price,
  clean: (typed: string) => cleanLine(typed).replace(/[€\s]/g, ''),
  parse: Number,
  isValid: (cleaned: string) => /^[1-9]\d{0,4}$/.test(cleaned),
} as const;
/** The day of a price list, YYYY-MM-DD. */
export const listDay = { shape: textShape, format: 'date' } as const;
export const count = { shape: numberShape.transform((value) => value ?? 0), format: 'number' } as const;
export const systemFlag = { shape: flagShape, format: 'yes-no' } as const;
export const id = { shape: requiredShape, format: 'id' } as const;
export const moment = { shape: requiredShape, format: 'moment' } as const;
export const optionalTimestamp = { shape: textShape, format: 'moment' } as const;
/** A date and a time of day on a Dutch clock, as YYYY-MM-DDTHH:mm. */
export const localDateTime = {
  shape: textShape.transform((value) => value.slice(0, 16)),
  format: 'local-moment',
} as const;
export const done = { shape: textShape, format: 'done' } as const;
export const outcome = { shape: z.enum(['sent', 'failed']).or(z.literal('')).catch(''), format: 'outcome' } as const;
export const appointmentOrigin = {
  shape: z.enum(appointmentOrigins).or(z.literal('')).catch(''),
  format: 'appointment-origin',
} as const;
export const customerAction = { shape: textShape, format: 'customer-action' } as const;
export const source = { shape: z.enum(requestSources).catch('website'), format: 'source' } as const;
