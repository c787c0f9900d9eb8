import { z } from 'zod';
import { propertyTypes } from '../pricing/pricing.ts';
import { recordOf, requestFieldNames, requestFields, shapeOf } from './request-fields.ts';
import { problemsOf, valuesOf, type FieldProblem } from './field-input.ts';

/** Reads what the form holds, exactly as typed; what is missing is empty. */
export const typedFieldsShape = shapeOf('visitor').extend({ propertyType: z.enum([...propertyTypes, '']).catch('') });
export type RequestFields = z.output<typeof typedFieldsShape>;

/** An untouched form. */
export const emptyRequestFields = typedFieldsShape.parse({});

/** What a visitor types, and does not choose. */
type TextField = Exclude<keyof RequestFields, 'propertyType' | 'rushService'>;
const textFields = requestFieldNames.filter(
  (name): name is TextField =>
    requestFields[name].writer === 'visitor' && name !== 'propertyType' && name !== 'rushService',
);

/** After checking: tidied, and with a type of home. */
const validShape = shapeOf('visitor').extend({ propertyType: z.enum(propertyTypes) });
export type ValidRequestFields = z.output<typeof validShape>;

/**
 * What a visitor may send. Only name, e-mail and type of home are required; anything else must be valid when filled in.
 * `textOf` gives the message for a problem of a field.
 */
export function requestFieldsSchema(textOf: (field: keyof RequestFields, problem: FieldProblem) => string) {
  return z
    .object({
      ...recordOf(textFields, () => z.string()),
      propertyType: z.enum([...propertyTypes, '']),
      rushService: z.boolean(),
    })
    .transform((typed, context) => {
      const { rushService, ...texts } = typed;
      const problems = problemsOf([...textFields, 'propertyType'], texts);
      for (const [field, problem] of problems) {
        context.issues.push({ code: 'custom', path: [field], message: textOf(field, problem), input: typed[field] });
      }
      return problems.length > 0 ? z.NEVER : validShape.parse({ ...valuesOf(texts), rushService });
    });
}

/**
 * A request that is ready to be mailed and stored; '' and null are empty. The browser makes its UUID and the key of the
 * page on which the visitor follows it, and names the version of the texts that the visitor read and the day of
 * its terms. Key, landing page, referring site, version and terms are '' for a request that an earlier version kept.
 */
export const labelRequestShape = shapeOf('visitor', 'estimate').extend({
  id: z.uuid(),
  customerKey: z.string().catch(''),
  landingPath: z.string().catch(''),
  referrerHost: z.string().catch(''),
  textsVersion: z.string().catch(''),
  terms: z.string().catch(''),
});
export type LabelRequest = z.output<typeof labelRequestShape>;

/** Where the visit to the site began; '' when not known. */
export type Arrival = Pick<LabelRequest, 'landingPath' | 'referrerHost'>;

/** What follows from the address and the price list. */
export type EstimatedFields = Omit<
  LabelRequest,
  keyof RequestFields | 'id' | 'customerKey' | 'textsVersion' | 'terms' | keyof Arrival
>;

/** A request that came in by telephone, without what a visitor's browser adds. */
export type EnteredRequest = Omit<LabelRequest, 'customerKey' | 'textsVersion' | 'terms' | keyof Arrival>;

/** Whether the request was mailed; stored with it. */
export const relayStatuses = ['sent', 'failed'] as const;
export type RelayStatus = (typeof relayStatuses)[number];
