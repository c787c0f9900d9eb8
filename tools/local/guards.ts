import type { Context, Next } from 'hono';

/** Milliseconds that a body may take. */
const bodyTimeout = 5000;

/** Refuses cross-site writes by a browser on this machine. Other clients send no such headers, and pass. */
export async function refuseForeignWrites(context: Context, next: Next): Promise<Response | undefined> {
  const { method, url } = context.req;
  const origin = context.req.header('Origin');
  const fetchSite = context.req.header('Sec-Fetch-Site');
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const isForeign =
    (origin !== undefined && origin !== new URL(url).origin) ||
    (fetchSite !== undefined && !['same-origin', 'none'].includes(fetchSite));
  if (!isRead && isForeign) return context.json({ code: 'foreignOrigin', message: 'Only for pages of this site' }, 403);
  await next();
  return undefined;
}

/**
 * Buffers the body first, up to a maximum size: requests are handled one at a time, and one whose body never ends must
 * not block the others.
 */
export function readBodyUpTo(bytes: (context: Context) => number) {
  return async function readWholeBody(context: Context, next: Next): Promise<Response | undefined> {
    const { body, headers, method, url } = context.req.raw;
    const maxBody = bytes(context);
    if (body !== null) {
      const reader = body.getReader();
      const timer = setTimeout(() => void reader.cancel('too slow'), bodyTimeout);
      const deadline = Date.now() + bodyTimeout;
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let length = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        parts.push(part.value);
        length += part.value.length;
        if (length > maxBody) break;
      }
      clearTimeout(timer);
      if (length > maxBody) return refuse(413, 'The body is too large');
      if (Date.now() >= deadline) return refuse(408, 'The body took too long');
      context.req.raw = new Request(url, { method, headers, body: new Blob(parts) });
    }
    await next();
    return undefined;

    function refuse(status: 408 | 413, message: string): Response {
      // The rest of the body is not awaited.
      return context.json({ code: String(status), message }, status, { Connection: 'close' });
    }
  };
}
