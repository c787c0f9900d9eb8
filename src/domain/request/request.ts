import { z } from 'zod';
import { parseHouseNumber } from '@/domain/address/house-number.ts';
import { isPostcode, normalisePostcode } from '@/domain/address/postcode.ts';
import { propertyTypes, type PropertyType } from '@/domain/pricing/pricing.ts';
import { requestLimits } from './request-limits.ts';
import { cleanLine, cleanText } from '@/domain/text.ts';

/** What the form holds: exactly what was typed. */
export interface RequestFields {
  name: string;
  email: string;
  phone: string;
  address: string;
  message: string;
  propertyType: PropertyType | '';
  rushService: boolean;
  postcode: string;
  houseNumber: string;
  houseNumberAddition: string;
}

/** An untouched form, in the order of the page. */
export const emptyRequestFields: RequestFields = {
  postcode: '',
  houseNumber: '',
  houseNumberAddition: '',
  address: '',
  propertyType: '',
  rushService: false,
  name: '',
  email: '',
  phone: '',
  message: '',
};

const houseNumberHelp = 'Vul een huisnummer in zoals 12 of 12A, of laat dit veld leeg';

function atMost(limit: number): string {
  return `Gebruik hier niet meer dan ${limit} tekens`;
}

function line(limit: number) {
  return z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(limit, atMost(limit)));
}

/** What a visitor may send. Only name, e-mail and type of home are needed; what else is filled in must make sense. */
export const requestFieldsSchema = z
  .object({
    name: line(requestLimits.name).pipe(z.string().min(1, 'Vul uw naam in')),
    email: z
      .string()
      .transform((email) => email.replace(/\s+/g, ''))
      .pipe(
        z
          .string()
          .min(1, 'Vul uw e-mailadres in')
          .max(requestLimits.email, atMost(requestLimits.email))
          .pipe(z.email('Vul een e-mailadres in zoals naam@voorbeeld.nl')),
      ),
    phone: line(requestLimits.phone),
    address: line(requestLimits.address),
    message: z
      .string()
      .transform(cleanText)
      .pipe(z.string().max(requestLimits.message, atMost(requestLimits.message))),
    propertyType: z.enum([...propertyTypes, '']).transform((type, context) => {
      if (type !== '') return type;
      context.issues.push({ code: 'custom', message: 'Kies het type woning', input: type });
      return z.NEVER;
    }),
    rushService: z.boolean(),
    postcode: z
      .string()
      .transform(normalisePostcode)
      .refine(
        (postcode) => postcode === '' || isPostcode(postcode),
        'Vul een postcode in zoals 1234 AB, of laat dit veld leeg',
      ),
    houseNumber: z
      .string()
      .transform(cleanLine)
      .refine((number) => number === '' || parseHouseNumber(number, '') !== null, houseNumberHelp),
    houseNumberAddition: z
      .string()
      .transform(cleanLine)
      .refine(
        (addition) => parseHouseNumber('1', addition) !== null,
        `Gebruik in de toevoeging alleen letters en cijfers, samen niet meer dan ${requestLimits.houseNumberAddition} tekens`,
      ),
  })
  // The two fields make one house number, however it was split over them.
  .transform((fields, context) => {
    if (fields.houseNumber === '' && fields.houseNumberAddition === '') return fields;
    const parsed = parseHouseNumber(fields.houseNumber, fields.houseNumberAddition);
    if (parsed) return { ...fields, houseNumber: String(parsed.number), houseNumberAddition: parsed.suffix };
    context.issues.push({ code: 'custom', path: ['houseNumber'], message: houseNumberHelp, input: fields.houseNumber });
    return z.NEVER;
  });

/** The same after checking: tidied, and with a type of home. */
export type ValidRequestFields = z.output<typeof requestFieldsSchema>;

/** A request that is ready to be mailed and stored; '' is an empty field. */
export interface LabelRequest extends ValidRequestFields {
  /** UUID, made in the browser, so that sending twice is still one request. */
  id: string;
  /** Square metres. */
  surfaceArea: number | null;
  /** Euro, VAT included. */
  calculatedPrice: number | null;
}

/** Whether the request went out as a mail; the database keeps it with the request. */
export const relayStatuses = ['sent', 'failed'] as const;
export type RelayStatus = (typeof relayStatuses)[number];

/** What the visitor can quote on the phone: the first eight characters of the id. */
export function requestReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
