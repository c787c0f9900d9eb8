import { AnswerCache } from '../_server/answer-cache.ts';
import { CallerLimit, callerOf } from '../_server/caller-limit.ts';
import { findLabels, type LabelFailure, type LabelRegister } from '../_server/label-register.ts';
import { problem, type Handler } from '../_server/site-only.ts';
import { dutchDateTime } from '../_shared/dutch-time.ts';
import { labelState, type RegisteredLabel } from '../_shared/registered-label.ts';
import { homeOf } from './query.ts';

interface HandlerOptions extends LabelRegister {
  /** Calls that one caller may make at once. */
  burst: number;
  /** Counts that a visitor was told of a valid label, without storing of which home. */
  countLabelShown: () => void;
}

/** Milliseconds that an answer may be cached: a day. */
const maxAge = 86_400_000;

/** Answers which labels a home has, [] for none. */
export function createHandler({ burst, countLabelShown, ...register }: HandlerOptions): Handler {
  const cache = new AnswerCache<RegisteredLabel[]>({ maxAge, maxAnswers: 1000 });
  const limit = new CallerLimit({ burst, perSecond: 0.5, maxCallers: 10_000 });

  return async (request) => {
    const now = Date.now();
    if (!limit.take(callerOf(request.headers), now)) return failure('too-many');
    const home = homeOf(request.url);
    if (home === null) return failure('refused');
    const key = Object.values(home).join(' ').toUpperCase();
    let known = cache.find(key, now);
    if (!known) {
      const labels = await findLabels(register, home);
      if (labels === 'unreadable' || labels === 'too-large') {
        console.error(`The label register gave an answer that cannot be used: ${labels}`);
      }
      if (typeof labels === 'string') return failure(labels);
      known = cache.add(key, labels, now);
    }
    const { answer: labels, expiresAt } = known;
    // Visitors' browsers cache the answer too, so that each visitor counts once a day for a home.
    if (['valid', 'expiring'].includes(labelState(labels, dutchDateTime(new Date(now)).date).kind)) countLabelShown();
    const seconds = Math.floor((expiresAt - now) / 1000);
    return new Response(JSON.stringify(labels), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': `private, max-age=${seconds}` },
    });
  };
}

const problems: Record<LabelFailure, Parameters<typeof problem>> = {
  settings: [502, 'registerSettings'],
  refused: [400, 'paramsValidation'],
  'too-many': [429, 'tooManyRequests', { 'Retry-After': '60' }],
  unavailable: [503, 'sourceUnavailable'],
  unreadable: [502, 'sourceUnavailable'],
  'too-large': [502, 'sourceUnavailable'],
};

function failure(reason: LabelFailure): Response {
  return problem(...problems[reason]);
}
