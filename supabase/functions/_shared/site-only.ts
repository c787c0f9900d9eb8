export type Handler = (request: Request) => Promise<Response>;

interface SiteOnlyOptions {
  /** URL of the site as it is configured: with or without a slash at its end, in any case. */
  siteUrl: string;
  method: 'GET' | 'POST';
  /** Request headers that browsers ask permission for, in lower case. */
  headers: string;
}

/** Lets only pages of the site call a function, with one method: CORS, enforced for other clients than browsers too. */
export function siteOnly({ siteUrl, method, headers }: SiteOnlyOptions, handle: Handler): Handler {
  const origin = new URL(siteUrl).origin;

  async function answer(request: Request): Promise<Response> {
    if (request.headers.get('Origin') !== origin) return problem(403, 'foreignOrigin');
    const response = request.method === 'OPTIONS' ? preflight() : await answerMethod(request);
    response.headers.set('Access-Control-Allow-Origin', origin);
    return response;
  }

  function preflight(): Response {
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Headers': headers,
        'Access-Control-Allow-Methods': method,
        'Access-Control-Max-Age': '7200',
      },
    });
  }

  function answerMethod(request: Request): Promise<Response> | Response {
    if (request.method === method) return handle(request);
    return problem(405, 'methodNotAllowed', { Allow: `${method}, OPTIONS` });
  }

  return async (request) => {
    const response = await answer(request);
    response.headers.set('Vary', 'Origin');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
}

/** An error with a code of our own, without the message of another service. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ status, code }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}
