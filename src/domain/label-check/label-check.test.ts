import { describe, expect, test } from 'vitest';
import {
  choices,
  firstAnswers,
  nextStep,
  questions,
  withAnswer,
  type Answers,
  type Reason,
  type Verdict,
} from './label-check.ts';

type Complete = Required<Answers>;

/** Every way to answer all questions. */
const everyWay: Complete[] = choices.situation.flatMap((situation) =>
  choices.validLabel.flatMap((validLabel) =>
    choices.smallDetached.flatMap((smallDetached) =>
      choices.specialUse.map((specialUse) => ({ situation, validLabel, smallDetached, specialUse })),
    ),
  ),
);

/** The outcome of answering one question after another, and how many it took. */
function walk(complete: Complete) {
  for (let asked = 0; asked <= questions.length; asked++) {
    const step = nextStep(firstAnswers(complete, asked));
    if (step.kind === 'outcome') return { reason: step.reason, verdict: step.verdict, asked };
    expect(step.question).toBe(questions[asked]);
  }
  throw new Error('no outcome');
}

/** A home for which nothing special holds and which has no label. */
const ordinary: Complete = {
  situation: 'sale',
  validLabel: 'no',
  smallDetached: 'no',
  specialUse: 'none',
};

test.each<[Partial<Complete>, Verdict, Reason, number]>([
  [{}, 'needed', 'duty', 4],
  [{ situation: 'lease' }, 'needed', 'duty', 4],
  [{ situation: 'lease-extension' }, 'needed', 'duty', 4],
  [{ situation: 'new-home' }, 'needed', 'duty', 4],
  [{ situation: 'none' }, 'not-needed', 'no-duty', 1],
  [{ validLabel: 'yes' }, 'not-needed', 'valid-label', 2],
  [{ validLabel: 'unknown' }, 'look-up', 'label-unknown', 4],
  [{ smallDetached: 'yes' }, 'not-needed', 'small-detached', 3],
  [{ validLabel: 'unknown', smallDetached: 'yes' }, 'not-needed', 'small-detached', 3],
  [{ specialUse: 'temporary' }, 'not-needed', 'temporary', 4],
  [{ specialUse: 'worship' }, 'not-needed', 'worship', 4],
  [{ specialUse: 'holiday' }, 'ask', 'holiday', 4],
  [{ validLabel: 'unknown', specialUse: 'holiday' }, 'ask', 'holiday', 4],
])('%o: %s, because %s, after %i questions', (answers, verdict, reason, asked) => {
  expect(walk({ ...ordinary, ...answers })).toEqual({ verdict, reason, asked });
});

const moments = ['sale', 'lease', 'lease-extension', 'new-home'] as const;

describe('all 120 ways to answer', () => {
  test('are tried', () => {
    expect(everyWay).toHaveLength(120);
  });

  test('a label is needed exactly where the duty holds, there is no label and no exemption', () => {
    const needing = everyWay.filter((answers) => walk(answers).verdict === 'needed');
    expect(needing).toEqual(moments.map((situation) => ({ ...ordinary, situation })));
  });

  test('looking up is the advice exactly where everything hangs on the unknown label', () => {
    const unsure = everyWay.filter((answers) => walk(answers).verdict === 'look-up');
    expect(unsure).toEqual(moments.map((situation) => ({ ...ordinary, validLabel: 'unknown', situation })));
  });

  test('only a holiday home without another exemption must ask', () => {
    const asking = everyWay.filter((answers) => walk(answers).verdict === 'ask');
    expect(asking).toHaveLength(8);
    for (const answers of asking) {
      expect(answers).toMatchObject({ smallDetached: 'no', specialUse: 'holiday' });
    }
  });

  test('the outcome of an unfinished walk does not change with more answers', () => {
    for (const answers of everyWay) {
      const { reason, verdict } = walk(answers);
      expect(nextStep(answers)).toEqual({ kind: 'outcome', reason, verdict });
    }
  });
});

test('without answers the first question comes first', () => {
  expect(nextStep({})).toEqual({ kind: 'question', question: 'situation' });
});

test('answers to later questions do not count yet for who went back', () => {
  expect(firstAnswers(ordinary, 0)).toEqual({});
  expect(firstAnswers(ordinary, 2)).toEqual({ situation: 'sale', validLabel: 'no' });
  expect(firstAnswers({ smallDetached: 'yes' }, 2)).toEqual({});
});

test('an answer is added or replaced; anything else changes nothing', () => {
  expect(withAnswer({}, 'situation', 'lease')).toEqual({ situation: 'lease' });
  expect(withAnswer({ situation: 'lease' }, 'situation', 'sale')).toEqual({ situation: 'sale' });
  for (const value of ['worship', '', null, undefined, 1]) {
    expect(withAnswer({ situation: 'lease' }, 'situation', value)).toEqual({ situation: 'lease' });
  }
});
