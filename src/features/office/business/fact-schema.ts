import { z } from 'zod';
import { factTexts } from '@/content/office/management/business';
import { factProblem, isPlaceholder, type FactName } from '@/domain/business/business-problems';
import { businessTexts } from '@/content/office/management/business';
import { cleanLine } from '#shared/text.ts';

/** A fact of one line that may stay the example until the site goes online. */
export function fact(name: FactName, normalise: (typed: string) => string = cleanLine) {
  return z
    .string()
    .transform(normalise)
    .refine((value) => ![factProblem(name, value)].some((problem) => problem === 'format' || problem === 'empty'), {
      error: factTexts[name].format,
    });
}

/** A fact that is '' until it is known. */
export function optionalFact(name: FactName, normalise: (typed: string) => string = cleanLine) {
  return z
    .string()
    .transform(normalise)
    .refine((value) => value === '' || factProblem(name, value) !== 'format', { error: factTexts[name].format })
    .refine((value) => !isPlaceholder(value), { error: businessTexts.placeholder });
}
