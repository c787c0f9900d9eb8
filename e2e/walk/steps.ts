import fc from 'fast-check';

/** The possible steps of a visitor (moves.ts), with a frequency by repetition. */
const kinds = [
  'menu',
  'menu',
  'menu',
  'section',
  'section',
  'footer',
  'content',
  'content',
  'back',
  'back',
  'back',
  'forward',
  'forward',
  'reload',
  'hash',
  'address',
  'restore',
  'hurry',
  'request',
  'request',
  'price',
  'question',
  'faq',
] as const;

export type StepKind = (typeof kinds)[number];

export interface Step {
  kind: StepKind;
  /** Selects among the available options: the links of a menu, the fields of a form. */
  pick: number;
  /** Whether the request form has to respond to a click before the next step; otherwise it may not be hydrated yet. */
  isPressed: boolean;
}

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.noBias(fc.nat(9999)),
  isPressed: fc.boolean(),
});

/** The first `count` steps of the walk with this seed; a longer walk begins with the same steps. */
export function stepsOf(seed: number, count: number): Step[] {
  return fc.sample(step, { seed, numRuns: count });
}
