import type { LabelState } from '#shared/registered-label.ts';

/** The possible answers to each question of the check. */
export const choices = {
  situation: ['sale', 'lease', 'lease-extension', 'new-home', 'none'],
  validLabel: ['yes', 'no', 'unknown'],
  smallDetached: ['yes', 'no'],
  specialUse: ['temporary', 'worship', 'holiday', 'none'],
} as const;

export type Question = keyof typeof choices;
export type Choice<Q extends Question> = (typeof choices)[Q][number];

export type Answers = { [Q in Question]?: Choice<Q> };

/** In their order on the page. */
export const questions = [
  'situation',
  'validLabel',
  'smallDetached',
  'specialUse',
] as const satisfies readonly Question[];

/** Why the verdict is what it is. */
export type Reason =
  'duty' | 'label-unknown' | 'no-duty' | 'valid-label' | 'small-detached' | 'temporary' | 'worship' | 'holiday';

export type Verdict = 'needed' | 'look-up' | 'not-needed' | 'ask';

/** A holiday home is exempt when it is used little and uses little energy; the two are judged together. */
const verdicts: Record<Reason, Verdict> = {
  duty: 'needed',
  'label-unknown': 'look-up',
  'no-duty': 'not-needed',
  'valid-label': 'not-needed',
  'small-detached': 'not-needed',
  temporary: 'not-needed',
  worship: 'not-needed',
  holiday: 'ask',
};

/** The next step after these answers: a question or the outcome. */
type Step = { kind: 'question'; question: Question } | { kind: 'outcome'; reason: Reason; verdict: Verdict };

/**
 * Whether the owner of a home needs an energy label; the law and its sources: `src/content/legal/label-law.ts`. A
 * protected monument is no exemption, so there is no question about it. Without a known label the questions go on: an
 * exempt home needs none either way.
 */
export function nextStep(answers: Answers): Step {
  const exemption = findExemption(answers);
  if (exemption) return outcome(exemption);
  const question = questions.find((candidate) => answers[candidate] === undefined);
  if (question) return { kind: 'question', question };
  return outcome(answers.validLabel === 'unknown' ? 'label-unknown' : 'duty');
}

function findExemption({ situation, validLabel, smallDetached, specialUse }: Answers): Reason | null {
  if (situation === 'none') return 'no-duty';
  if (validLabel === 'yes') return 'valid-label';
  if (smallDetached === 'yes') return 'small-detached';
  return specialUse === undefined || specialUse === 'none' ? null : specialUse;
}

function outcome(reason: Reason): Step {
  return { kind: 'outcome', reason, verdict: verdicts[reason] };
}

/** The answers to the first `count` questions; after going back, later ones do not count yet. */
export function firstAnswers(answers: Answers, count: number): Answers {
  const counted: readonly string[] = questions.slice(0, count);
  return Object.fromEntries(Object.entries(answers).filter(([question]) => counted.includes(question)));
}

/** These answers with one more; unchanged when `value` is no answer to that question. */
export function withAnswer(answers: Answers, question: Question, value: unknown): Answers {
  const choice = choices[question].find((candidate) => candidate === value);
  return choice === undefined ? answers : { ...answers, [question]: choice };
}

/**
 * What the register answers in place of the visitor: whether there is a valid label; undefined when it does not say.
 */
export function registerAnswer(state: LabelState): Choice<'validLabel'> | undefined {
  if (state.kind === 'building') return undefined;
  return state.kind === 'valid' || state.kind === 'expiring' ? 'yes' : 'no';
}

/** The number of questions answered before the last one that was asked; what the register answered was not asked. */
export function positionBefore(position: number, isLabelKnown: boolean): number {
  const asked = questions.slice(0, position).map((question) => question !== 'validLabel' || !isLabelKnown);
  return Math.max(0, asked.lastIndexOf(true));
}
