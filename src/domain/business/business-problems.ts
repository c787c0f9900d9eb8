// Relative imports with extensions: tools read it in plain Node, which knows no aliases.
import type { Business } from '#shared/business.ts';
import { isPostcode } from '../address/address-input.ts';
import { looksLikePhone } from '../contact/phone.ts';

/** The facts of one line. */
export const factNames = [
  'company',
  'street',
  'postcode',
  'city',
  'chamberOfCommerce',
  'phone',
  'whatsapp',
  'email',
] as const;
export type FactName = (typeof factNames)[number];

const placeholderMarks = [/\.example\b/, /000 ?0000/, /^31850000000$/, /\bVoorbeeld/, /^0000 AA$/, /^0+$/, /-00000$/];

/** Whether a text is of the example business that this repository came with. */
export function isPlaceholder(text: string): boolean {
  return placeholderMarks.some((mark) => mark.test(text));
}

const formats: Partial<Record<FactName, (value: string) => boolean>> = {
  chamberOfCommerce: (value) => /^\d{8}$/.test(value),
  whatsapp: (value) => /^[1-9]\d{7,14}$/.test(value),
  phone: looksLikePhone,
  email: (value) => /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(value),
  postcode: isPostcode,
};

type FactProblem = 'empty' | 'placeholder' | 'format';

/** What keeps a fact from going online; null for nothing. */
export function factProblem(name: FactName, value: string): FactProblem | null {
  if (value.trim() === '') return 'empty';
  if (isPlaceholder(value)) return 'placeholder';
  return formats[name]?.(value) === false ? 'format' : null;
}

/** Whether the city is still that of the example, beside a postcode of elsewhere (D-05). */
export function isExampleCity({ city, postcode }: Pick<Business, 'city' | 'postcode'>): boolean {
  return city === 'Amersfoort' && !/^38[0-3]/.test(postcode);
}

interface BusinessProblem {
  /** Of the fact, or the adviser that has it. */
  name: string;
  problem: FactProblem;
}

/** Everything that keeps a business from going online. */
export function businessProblems(business: Business): BusinessProblem[] {
  const facts = factNames.map((name) => ({
    name,
    problem: factProblem(name, business[name]) ?? (name === 'city' && isExampleCity(business) ? 'placeholder' : null),
  }));
  const advisers = business.advisers.flatMap(({ name, certificate }) => [
    { name: `adviser ${name}`, problem: isPlaceholder(name) ? ('placeholder' as const) : null },
    { name: `certificate ${certificate}`, problem: isPlaceholder(certificate) ? ('placeholder' as const) : null },
  ]);
  return [...facts, ...advisers].flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }]));
}

const problemTexts = { empty: 'is empty', placeholder: 'is a placeholder', format: 'has the wrong format' };

/** A problem as programs of developers print it. */
export function problemText({ name, problem }: BusinessProblem): string {
  return `${name} ${problemTexts[problem]}`;
}
