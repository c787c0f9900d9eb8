import { badRequest, invalidParameters, type InvalidParam, type Problem } from './problem.ts';

/** A query for addresses with valid parameters. */
export interface AddressQuestion {
  postcode: string;
  houseNumber: number;
  letter: string | undefined;
  addition: string | undefined;
  isExact: boolean;
  page: number;
  pageSize: number;
}

type Reading = { question: AddressQuestion } | { problem: Problem };

type Rule = (value: string) => Omit<InvalidParam, 'name'> | null;

const rules: Readonly<Record<string, Rule>> = {
  postcode: pattern(/^[1-9][0-9]{3} ?[a-zA-Z]{2}$/),
  huisnummer: integer(1, 99_999),
  huisletter: pattern(/^[a-zA-Z]$/),
  huisnummertoevoeging: pattern(/^[0-9a-zA-Z]{1,4}$/),
  exacteMatch: trueOrFalse,
  inclusiefEindStatus: trueOrFalse,
  page: integer(1, Number.MAX_SAFE_INTEGER),
  pageSize: integer(10, 100),
};

/** Validates the query of `/adressenuitgebreid` as the register does. Unknown parameters are ignored. */
export function readParameters(query: Readonly<Record<string, string>>): Reading {
  const given = Object.entries(query).filter(([name]) => name in rules);
  if (given.length === 0 || given.some(([, value]) => value === '')) {
    return { problem: badRequest('paramsRequired', 'Geef ten minste één parameter op, elk met een waarde.') };
  }
  const invalidParams = given.flatMap(([name, value]) => {
    const fault = rules[name]?.(value);
    return fault ? [{ name, ...fault }] : [];
  });
  if (invalidParams.length > 0) return { problem: invalidParameters(invalidParams) };

  const { postcode, huisnummer, huisletter, huisnummertoevoeging, exacteMatch, page, pageSize } = query;
  if (postcode === undefined || huisnummer === undefined) {
    return { problem: badRequest('paramsCombination', 'Een postcode en een huisnummer horen bij elkaar.') };
  }
  return {
    question: {
      postcode: postcode.replace(' ', '').toUpperCase(),
      houseNumber: Number(huisnummer),
      letter: huisletter?.toUpperCase(),
      addition: huisnummertoevoeging?.toUpperCase(),
      isExact: exacteMatch === 'true',
      page: Number(page ?? 1),
      pageSize: Number(pageSize ?? 20),
    },
  };
}

function pattern(expression: RegExp): Rule {
  return (value) =>
    expression.test(value) ? null : { code: 'pattern', reason: `De waarde past niet in ${expression.source}.` };
}

function integer(minimum: number, maximum: number): Rule {
  return (value) => {
    if (!/^[+-]?\d+$/.test(value)) return { code: 'integer', reason: 'De waarde is geen geheel getal.' };
    if (Number(value) < minimum) return { code: 'minimum', reason: `De waarde is kleiner dan ${minimum}.` };
    if (Number(value) > maximum) return { code: 'maximum', reason: `De waarde is groter dan ${maximum}.` };
    return null;
  };
}

function trueOrFalse(value: string): ReturnType<Rule> {
  return value === 'true' || value === 'false' ? null : { code: 'boolean', reason: 'De waarde is niet true of false.' };
}
