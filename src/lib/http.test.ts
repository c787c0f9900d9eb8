import { Hono } from 'hono';
import { describe, expect, it, test, vi } from 'vitest';
import { serveForTest } from '@/test/services/local-server';
import { callService, fetchWithin, ServiceError } from './http';

const page = '<!doctype html><title>Wi-Fi</title>';

async function codeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'an answer';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

/** A service that answers this to everything. */
function serve(body: string | null, contentType: string, status = 200): Promise<string> {
  const app = new Hono();
  app.all('*', () => new Response(body, { status, headers: { 'Content-Type': contentType } }));
  return serveForTest(app);
}

describe('askService', () => {
  test.each([
    ['HTML', page, 'text/html; charset=utf-8'],
    ['an empty page', '', 'text/html'],
    ['XHTML', '<?xml version="1.0"?>', 'application/xhtml+xml'],
    ['HTML that is called JSON', page, 'application/json'],
    ['HTML without a type, after blank lines', `\uFEFF\n\n  ${page}`, ''],
  ])('takes %s with status 200 for a portal', async (_, body, type) => {
    expect(await codeOf(callService(await serve(body, type), 5000))).toBe('portal');
  });

  it('takes HTML with status 201 for a portal', async () => {
    expect(await codeOf(callService(await serve(page, 'application/json', 201), 5000))).toBe('portal');
  });

  test.each([
    ['JSON', '{"name":"<b>Jo</b>"}', 'application/json'],
    ['nothing', null, ''],
    ['plain text', 'Accepted', 'text/plain'],
  ])('takes %s for an answer of the service, and leaves it whole', async (_, body, type) => {
    expect(await callService(await serve(body, type), 5000)).toMatchObject({ ok: true, body: body ?? '' });
  });

  it('leaves an answer of many parts whole', async () => {
    const long = JSON.stringify('x'.repeat(2_000_000));
    expect((await callService(await serve(long, 'application/json'), 5000)).body).toBe(long);
  });

  it('leaves errors to the caller, whatever they look like', async () => {
    expect(await callService(await serve(page, 'text/html', 503), 5000)).toMatchObject({ ok: false, status: 503 });
  });

  it('follows a redirect at the service itself, and takes one to another site for a portal', async () => {
    const other = await serve('{}', 'application/json');
    const app = new Hono();
    app.get('/own', (context) => context.redirect('/end'));
    app.get('/end', (context) => context.json({}));
    app.get('/portal', (context) => context.redirect(`${other}/login`));
    app.post('/portal', (context) => context.redirect(`${other}/login`, 307));
    const service = await serveForTest(app);
    expect(await callService(`${service}/own`, 5000)).toMatchObject({ ok: true, body: '{}' });
    expect(await codeOf(callService(`${service}/portal`, 5000))).toBe('portal');
    expect(await codeOf(callService(`${service}/portal`, 5000, { method: 'POST', body: '{}' }))).toBe('portal');
  });
});

test.each([
  ['a portal', () => serve(page, 'text/html')],
  ['a service without an answer', () => Promise.resolve('http://127.0.0.1:9')],
])('the message about %s leaves out the query, which may be an address', async (_, start) => {
  const url = await start();
  const asked = callService(`${url}/adressen?postcode=1000AA&huisnummer=1`, 5000);
  await expect(asked).rejects.toThrow(new RegExp(`${url}/adressen$`));
});

describe('fetchWithin', () => {
  it('gives a page of the site as it is', async () => {
    expect(await fetchWithin(await serve(page, 'text/html'), 5000)).toMatchObject({ ok: true, body: page });
  });

  it('tells a device without a connection from a service without an answer', async () => {
    expect(await codeOf(callService('http://127.0.0.1:9/', 5000))).toBe('unavailable');
    vi.stubGlobal('window', { navigator: { onLine: false } });
    expect(await codeOf(callService('http://127.0.0.1:9/', 5000))).toBe('offline');
  });
});
