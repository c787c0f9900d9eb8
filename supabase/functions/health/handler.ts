interface Health {
  /** Runs a function of the database with the rights of the server. */
  call: (name: string, parameters: object) => Promise<unknown>;
}

/** Milliseconds that an answer is used again, so that calls do not add up to work for the database. */
const maxAge = 15_000;

/** Codes of `public.health()`, and `database` when that does not answer with a list of them. */
const codes = ['database', 'sending', 'mail-server', 'publishing', 'calendars'] as const;
type Code = (typeof codes)[number];

/**
 * Answers an uptime monitor: 200 while everything works within its bounds, 503 with the codes of what does not. The answer
 * holds no personal data, and anybody may read it.
 */
export function createHandler({ call }: Health): (request: Request) => Promise<Response> {
  let last: { problems: Promise<Code[]>; until: number } | null = null;

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return answer(405, { code: 'methodNotAllowed' });
    const now = Date.now();
    if (last === null || last.until <= now) last = { problems: readProblems(call), until: now + maxAge };
    const problems = await last.problems;
    return answer(problems.length === 0 ? 200 : 503, { problems });
  };
}

async function readProblems(call: Health['call']): Promise<Code[]> {
  try {
    const found = await call('health', {});
    if (!Array.isArray(found)) return ['database'];
    return codes.filter((code) => found.includes(code));
  } catch {
    return ['database'];
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
