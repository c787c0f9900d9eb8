import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { answerTo } from './answer.ts';
import { chooseEncoding } from './negotiation.ts';
import { matches, parseHeaders, parseRedirects } from './rule-files.ts';
import { contentType, isCompressible, StaticFiles } from './static-files.ts';

/** What static hosts send where `_headers` says nothing: cached, but revalidated each time. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Serves a built site as a static host does, by the `_redirects` and `_headers` in it. */
export function createStaticSite(folder: string): Hono {
  const files = new StaticFiles(folder);
  const redirects = parseRedirects(readFileSync(path.join(folder, '_redirects'), 'utf8'));
  const headerRules = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));

  async function answer(context: Context): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const found = answerTo(pathname, files.paths, redirects);
    const rules = headerRules.filter((rule) => matches(rule.path, pathname));
    const headers = new Headers(rules.flatMap((rule) => rule.headers));
    if (found.kind === 'redirect') {
      headers.set('Location', found.to + search);
      return new Response(null, { status: 301, headers });
    }
    // A file that does not exist now may exist later, so a 404 must be revalidated.
    if (found.status !== 200 || !headers.has('Cache-Control')) headers.set('Cache-Control', revalidate);
    return sendFile(context, found.file, found.status, headers);
  }

  async function sendFile(context: Context, file: string, status: number, headers: Headers): Promise<Response> {
    const encoding = isCompressible(file) ? chooseEncoding(context.req.header('accept-encoding')) : 'identity';
    const { body, version } = await files.send(file, encoding);
    headers.set('ETag', version);
    if (isCompressible(file)) headers.set('Vary', 'Accept-Encoding');
    headers.set('Content-Type', contentType(file));
    headers.set('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(body, { status, headers });
  }

  const site = new Hono();
  // Answers 304 where the browser has the version that `ETag` names.
  site.get('*', etag(), answer);
  site.all('*', (context) => context.text('Only GET and HEAD are answered here.\n', 405, { Allow: 'GET, HEAD' }));
  return site;
}
