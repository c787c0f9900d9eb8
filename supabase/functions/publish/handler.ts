import { problem, type Handler } from '../_server/site-only.ts';
import { isLiveAfter, offerPages, OfferFailure, type Offering } from './offer-pages.ts';

interface PublishOptions {
  /** Of the project, without a slash at its end. */
  supabaseUrl: string;
  /** The fetch function for the database. */
  send: (request: Request) => Promise<Response>;
  /** Starts a build; false, or an error, when that failed. */
  build: () => Promise<boolean>;
  /** Settings for offering changed pages to search engines. */
  offering: Offering;
  /** Keeps the function alive until the promise settles. */
  waitUntil: (work: Promise<void>) => void;
}

/** Milliseconds. */
const timeout = 10_000;

/**
 * Answers an administrator's request for a build at once, starts the build when it is due, and offers what changed to
 * search engines once it is live. The database decides who is an administrator, when a build is due and what was offered
 * already (supabase/schemas/12_publishing.sql).
 */
export function createHandler({ supabaseUrl, send, build, offering, waitUntil }: PublishOptions): Handler {
  return async (request) => {
    const caller = new Headers({ 'Content-Type': 'application/json' });
    for (const name of ['Authorization', 'apikey']) caller.set(name, request.headers.get(name) ?? '');
    if (!/^Bearer \S+$/.test(caller.get('Authorization') ?? '')) return problem(401, 'notSignedIn');

    function ask(name: string, parameters: object, headers = caller): Promise<Response> {
      const signal = AbortSignal.timeout(timeout);
      return send(
        new Request(`${supabaseUrl}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(parameters),
          redirect: 'error',
          signal,
        }),
      );
    }

    /** The response of the database. Throws an OfferFailure when it refuses. */
    async function call(...question: Parameters<typeof ask>): Promise<unknown> {
      const answer = await ask(...question);
      const body = await answer.text();
      if (!answer.ok) throw new OfferFailure(`${question[0]} ${answer.status}`);
      return body === '' ? null : JSON.parse(body);
    }

    async function buildBy({ plan, seconds }: Plan, until: number): Promise<void> {
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
      });
      if ((await call('start_build', { plan })) !== true) return;
      const started = Date.now();
      // A build that took longer than the time limit has not been offered yet.
      const [isBuilt] = await Promise.all([build().catch(() => false), offerChanges(plan)]);
      if (!isBuilt) await call('report_failed_build', { plan });
      else if (await isLiveAfter(offering, started, until)) await offerChanges(plan);
    }

    /** A failure is harmless: it is counted in the site's error reports, and the pages are offered the next time. */
    async function offerChanges(plan: string): Promise<void> {
      try {
        const moment = await call('offered_until', { plan });
        // Another build was started meanwhile.
        if (typeof moment !== 'string') return;
        const offered = await offerPages(offering, Date.parse(moment));
        if (offered !== null) await call('note_offered_pages', { plan, until: new Date(offered).toISOString() });
      } catch (error) {
        const code = codeOf(error);
        console.error(`IndexNow: ${code}`);
        await report(`indexnow ${code}`).catch((refusal: unknown) => {
          console.error(`IndexNow: not reported: ${codeOf(refusal)}`);
        });
      }
    }

    async function report(code: string): Promise<void> {
      const visitor = new Headers(caller);
      visitor.delete('Authorization');
      await call('report_trouble', { kind: 'delivery', page: '/', code }, visitor);
    }

    const planning = await ask('plan_build', {}).catch(() => null);
    if (planning === null) return problem(503, 'databaseUnavailable');
    if (planning.status === 401 || planning.status === 403) return problem(403, 'notAdministrator');
    const answer: unknown = planning.ok ? await planning.json().catch(() => undefined) : undefined;
    if (isPlan(answer)) {
      waitUntil(
        buildBy(answer, Date.now() + offering.patience).catch((error: unknown) => {
          console.error(`The database did not answer when a build was due: ${codeOf(error)}`);
        }),
      );
    } else if (answer !== null) {
      return problem(503, 'databaseUnavailable');
    }
    return new Response('{}', {
      status: 202,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  };
}

/** A code of our own: the message of any other error may hold the caller's token. */
function codeOf(error: unknown): string {
  return error instanceof OfferFailure ? error.message : 'failed';
}

interface Plan {
  plan: string;
  seconds: number;
}

function isPlan(answer: unknown): answer is Plan {
  if (typeof answer !== 'object' || answer === null || !('plan' in answer) || !('seconds' in answer)) return false;
  return typeof answer.plan === 'string' && typeof answer.seconds === 'number';
}
