import { AnswerCache } from '../_server/answer-cache.ts';
import { readBody } from '../_server/read-body.ts';
import { positionsOf, type RegisterPosition } from './positions.ts';
import { problem, type Handler } from '../_server/site-only.ts';
import { CallerLimit, callerOf } from '../_server/caller-limit.ts';
import { registerQuery } from './query.ts';

interface HandlerOptions {
  /** Base of the register, without a slash at its end. */
  registerUrl: string;
  apiKey: string;
  /** Stores the positions of these addresses in the database. Neither waits nor throws. */
  notePositions: (positions: RegisterPosition[]) => void;
}

/** Seconds that an answer may be cached. */
const maxAge = 600;
/** Milliseconds; the site waits 8 seconds for all its pages together. */
const timeout = 7000;
/** Bytes of a response: a page of 100 addresses takes a few hundred thousand. */
const mostBytes = 2_000_000;

/** Answers the two queries that the site makes, at the register's own paths under `/bag`, and nothing else. */
export function createHandler({ registerUrl, apiKey, notePositions }: HandlerOptions): Handler {
  const cache = new AnswerCache<string>({ maxAge: maxAge * 1000, maxAnswers: 200 });
  const limit = new CallerLimit({ burst: 60, perSecond: 1, maxCallers: 10_000 });

  return async (request) => {
    const now = Date.now();
    if (!limit.take(callerOf(request.headers), now)) return problem(429, 'tooManyRequests', { 'Retry-After': '60' });
    const query = registerQuery(request.url);
    if (query === null) return problem(400, 'paramsValidation');
    const known = cache.find(query, now);
    if (known) return found(known.answer);
    try {
      const answer = await fetch(registerUrl + query, {
        headers: { 'X-Api-Key': apiKey, Accept: 'application/hal+json', 'Accept-Crs': 'epsg:28992' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const read = await readBody(answer, mostBytes);
      if (read === null) {
        console.error('The address register gave an answer that is too large');
        return problem(502, 'sourceUnavailable');
      }
      const body = parseJson(read);
      if (!answer.ok) return failure(answer.status, body);
      // In case the register echoes the key in its answer.
      const text = JSON.stringify(body);
      if (body === null || text.includes(apiKey)) return problem(502, 'sourceUnavailable');
      cache.add(query, text, now);
      const positions = positionsOf(body);
      if (positions.length > 0) notePositions(positions);
      return found(text);
    } catch {
      return problem(503, 'sourceUnavailable');
    }
  };
}

function found(body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'application/hal+json', 'Cache-Control': `private, max-age=${maxAge}` },
  });
}

/** An error of the register, or of the gateway in front of it, as a code of our own. */
function failure(status: number, body: object | null): Response {
  // The gateway's errors have no code.
  const code = body !== null && 'code' in body ? body.code : undefined;
  if (status === 404 && code === 'notFound') return problem(404, 'notFound');
  if (status === 400 && typeof code === 'string') return problem(400, 'paramsValidation');
  if (status === 429) return problem(429, 'tooManyRequests', { 'Retry-After': '60' });
  if ([400, 401, 403].includes(status)) {
    console.error(`The address register refuses our settings with status ${status}: check BAG_API_KEY`);
    return problem(502, 'registerSettings');
  }
  return problem(503, 'sourceUnavailable');
}

/** Null for anything but an object, which every answer of the register is. */
function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
