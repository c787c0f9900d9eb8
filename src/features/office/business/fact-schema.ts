import { z } from 'zod';
import { factTexts } from '@/content/office/management/business';
import { factProblem, type FactName } from '@/domain/business/business-problems';
import { cleanLine } from '#shared/text.ts';

/** A fact of one line. It may stay the example until the site goes online. */
export function fact(name: FactName, normalise: (typed: string) => string = cleanLine) {
  return optionalFact(name, normalise).refine((value) => value !== '', { error: factTexts[name].format });
}

/** A fact that is '' until it is known. */
export function optionalFact(name: FactName, normalise: (typed: string) => string = cleanLine) {
  return z
    .string()
    .transform(normalise)
    .refine((value) => factProblem(name, value) !== 'format', { error: factTexts[name].format });
}
