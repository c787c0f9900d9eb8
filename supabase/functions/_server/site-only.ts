export type Handler = (request: Request) => Promise<Response>;

interface SiteOnlyOptions {
  /** Origin of the site, as browsers send it. */
  origin: string;
  method: 'GET' | 'POST';
  /** Request headers that browsers ask permission for, in lower case. */
  headers: string;
}

/**
 * The origin of the secret SITE_URL, which may be written with a slash at its end and in any case. Throws an error that
 * names the secret when it is missing or not the URL of a site.
 */
export function siteOrigin(siteUrl: string | undefined): string {
  if (!siteUrl) throw new Error('The secret SITE_URL must be set');
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLocal) || url.pathname !== '/' || url.search + url.hash !== '') {
    throw new Error('SITE_URL must be the origin of the site, such as https://www.example.org');
  }
  return url.origin;
}

/** Lets only pages of the site call a function, with one method: CORS, enforced for other clients than browsers too. */
export function siteOnly({ origin, method, headers }: SiteOnlyOptions, handle: Handler): Handler {
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
