import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface InvalidParam {
  name: string;
  code: string;
  reason: string;
}

export interface Problem {
  status: ContentfulStatusCode;
  code: string;
  title: string;
  detail: string;
  invalidParams?: InvalidParam[];
}

export const notFound: Problem = {
  status: 404,
  code: 'notFound',
  title: 'Niet gevonden',
  detail: 'De gevraagde gegevens bestaan niet in het register.',
};
export const serverError: Problem = {
  status: 500,
  code: 'serverError',
  title: 'Interne fout',
  detail: 'Het register kon de vraag niet verwerken.',
};
export const sourceUnavailable: Problem = {
  status: 503,
  code: 'sourceUnavailable',
  title: 'Bron niet bereikbaar',
  detail: 'De bron achter het register is tijdelijk niet bereikbaar.',
};
export const tooManyRequests: Problem = {
  status: 429,
  code: 'tooManyRequests',
  title: 'Te veel vragen',
  detail: 'Het aantal vragen dat bij deze sleutel hoort is op.',
};
export const notAcceptable: Problem = {
  status: 406,
  code: 'notAcceptable',
  title: 'Niet leverbaar',
  detail: 'De gevraagde vorm van het antwoord wordt niet geleverd.',
};

export function badRequest(code: string, detail: string): Problem {
  return { status: 400, code, title: 'Onjuiste vraag', detail };
}

export function invalidParameters(invalidParams: InvalidParam[]): Problem {
  return { ...badRequest('paramsValidation', 'Een of meer parameters hebben een verkeerde waarde.'), invalidParams };
}

/** An error response of the register itself: application/problem+json. */
export function answerProblem(c: Context, problem: Problem): Response {
  const body = {
    ...problem,
    type: `https://www.rfc-editor.org/rfc/rfc9110#status.${problem.status}`,
    instance: c.req.url,
  };
  return c.body(JSON.stringify(body), problem.status, { 'Content-Type': 'application/problem+json' });
}

/** An error response of the gateway in front of the register: another shape, without a code. */
export function answerGateway(c: Context, status: 400 | 401, errorDetail: string): Response {
  const error = status === 400 ? 'invalid_request' : 'unauthorized';
  return c.json({ error, errorDescription: 'De aanroep is geweigerd.', errorDetail }, status);
}
