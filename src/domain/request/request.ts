import { z } from 'zod';
import { isPostcode, normalisePostcode, parseHouseNumber } from '../address/typed-address.ts';
import { propertyTypes } from '../pricing/pricing.ts';
import { shapeOf } from './request-fields.ts';
import { requestLimits } from '../limits.ts';
import { cleanLine, cleanText } from '../text.ts';

/** Reads what the form holds, exactly as typed; what is missing is empty. */
export const typedFieldsShape = shapeOf('visitor').extend({ propertyType: z.enum([...propertyTypes, '']).catch('') });
export type RequestFields = z.output<typeof typedFieldsShape>;

/** An untouched form, in the order of the page. */
export const emptyRequestFields: RequestFields = {
  postcode: '',
  houseNumber: '',
  houseNumberAddition: '',
  address: '',
  propertyType: '',
  rushService: false,
  message: '',
  name: '',
  email: '',
  phone: '',
};

/** Why a value that was typed is not taken. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long';

/**
 * What a visitor may send. Only name, e-mail and type of home are needed; what else is filled in must make sense.
 * `textOf` says a problem of a field in words.
 */
export function requestFieldsSchema(textOf: (field: keyof RequestFields, problem: FieldProblem) => string) {
  function limited(field: 'name' | 'email' | 'phone' | 'address' | 'message') {
    return z.string().max(requestLimits[field], textOf(field, 'too-long'));
  }
  const fields = {
    name: z
      .string()
      .transform(cleanLine)
      .pipe(limited('name').min(1, textOf('name', 'missing'))),
    email: z
      .string()
      .transform((email) => cleanText(email).replace(/\s+/g, ''))
      .pipe(
        limited('email')
          .min(1, textOf('email', 'missing'))
          .pipe(z.email(textOf('email', 'invalid'))),
      ),
    phone: z.string().transform(cleanLine).pipe(limited('phone')),
    address: z.string().transform(cleanLine).pipe(limited('address')),
    message: z.string().transform(cleanText).pipe(limited('message')),
    propertyType: z.enum([...propertyTypes, '']).transform((type, context) => {
      if (type !== '') return type;
      context.issues.push({ code: 'custom', message: textOf('propertyType', 'missing'), input: type });
      return z.NEVER;
    }),
    rushService: z.boolean(),
    postcode: z
      .string()
      .transform(normalisePostcode)
      .refine((postcode) => postcode === '' || isPostcode(postcode), textOf('postcode', 'invalid')),
    houseNumber: z
      .string()
      .transform(cleanLine)
      .refine((number) => number === '' || parseHouseNumber(number, '') !== null, textOf('houseNumber', 'invalid')),
    houseNumberAddition: z
      .string()
      .transform(cleanLine)
      .refine((addition) => parseHouseNumber('1', addition) !== null, textOf('houseNumberAddition', 'invalid')),
  } satisfies Record<keyof RequestFields, z.ZodType>;

  // The two fields make one house number, however it was split over them.
  return z.object(fields).transform((values, context) => {
    if (values.houseNumber === '' && values.houseNumberAddition === '') return values;
    const parsed = parseHouseNumber(values.houseNumber, values.houseNumberAddition);
    if (parsed) return { ...values, houseNumber: String(parsed.number), houseNumberAddition: parsed.suffix };
    const message = textOf('houseNumber', 'invalid');
    context.issues.push({ code: 'custom', path: ['houseNumber'], message, input: values.houseNumber });
    return z.NEVER;
  });
}

/** The same after checking: tidied, and with a type of home. */
export type ValidRequestFields = z.output<ReturnType<typeof requestFieldsSchema>>;

/** A request that is ready to be mailed and stored; '' and null are empty. Its UUID is made in the browser. */
export const labelRequestShape = shapeOf('visitor', 'estimate').extend({ id: z.uuid() });
export type LabelRequest = z.output<typeof labelRequestShape>;

/** What follows from the address and the price list. */
export type EstimatedFields = Omit<LabelRequest, keyof RequestFields | 'id'>;

/** Whether the request was mailed; stored with it. */
export const relayStatuses = ['sent', 'failed'] as const;
export type RelayStatus = (typeof relayStatuses)[number];

/** What the visitor can quote on the phone: the first eight characters of the id. */
export function requestReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
