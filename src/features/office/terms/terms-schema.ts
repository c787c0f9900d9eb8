import { z } from 'zod';
import type { TypedRow } from '@/components/office/dated-rows/dated-rows';
import { businessTermsTexts as texts, termBounds } from '@/content/office/management/business-terms';
import { termNames, type BusinessTerms, type TermName } from '#shared/business-terms.ts';

/** Terms as the form holds them. */
export function typedTerms(terms: BusinessTerms): TypedRow {
  return Object.fromEntries((['validFrom', ...termNames] as const).map((name) => [name, String(terms[name])]));
}

function figure(name: TermName) {
  const { least, most, law } = termBounds[name];
  return z
    .string()
    .transform((text) => text.replace(/[€%\s]/g, ''))
    .refine((text) => /^\d{1,6}$/.test(text), { error: texts.whole, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, {
      error: [law, texts.range(least, most)].filter(Boolean).join(' '),
    });
}

/** Reads typed terms that begin after `today`, YYYY-MM-DD. */
export function termsSchema(today: string): z.ZodType<BusinessTerms, TypedRow> {
  return z
    .object({
      validFrom: z.string().refine((day) => day > today, texts.dayTooEarly),
      quoteValidDays: figure('quoteValidDays'),
      paymentDays: figure('paymentDays'),
      lateInterestPercent: figure('lateInterestPercent'),
      cancellationHours: figure('cancellationHours'),
      cancellationPercent: figure('cancellationPercent'),
      calloutFee: figure('calloutFee'),
      complaintDays: figure('complaintDays'),
      withdrawalDays: figure('withdrawalDays'),
      refundDays: figure('refundDays'),
      visitPercent: figure('visitPercent'),
      requestMonths: figure('requestMonths'),
      customerYears: figure('customerYears'),
      labelYears: figure('labelYears'),
    })
    .refine(({ customerYears, labelYears }) => labelYears >= customerYears, {
      path: ['labelYears'],
      error: texts.labelTooShort,
    });
}
