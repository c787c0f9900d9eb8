import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { serve, type LocalServer } from './address-register/serve.ts';
import { openBackend } from './database/open-backend.ts';
import { createServices } from './services.ts';

const siteUrl = 'http://localhost';
const backend = await openBackend(siteUrl);
let server: LocalServer;

beforeAll(async () => {
  const { app } = await createServices({ env: parseEnv({}), siteUrl, backend, rebuild: () => Promise.resolve(true) });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = await serve((request, response) => void listener(request, response));
});
afterAll(() => server.close());

const insert = '/rest/v1/contact_submissions';
const writes = [
  '/rest/v1/rpc/setup_state',
  '/auth/v1/signup',
  '/functions/v1/publish',
  '/local/inbox/faults',
  '/local/form-relay/local',
];

function post(path: string, headers: Record<string, string>, body = 'name=x'): Promise<Response> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return fetch(server.url + path, { method: 'POST', headers: { ...type, ...headers }, body });
}

test.each(['/local/inbox', '/local/inbox/messages.json'])('%s has the headers of every page', async (path) => {
  const { status, headers } = await fetch(server.url + path);
  expect(status).toBe(200);
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

describe('a write', () => {
  const foreign = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  test.each(foreign.flatMap((headers) => writes.map((path) => [headers, path] as const)))(
    'of a foreign page is refused: %j at %s',
    async (headers, path) => {
      expect((await post(path, headers)).status).toBe(403);
    },
  );

  test.each(writes)('of our own page, or of no browser, is not: %s', async (path) => {
    for (const headers of [{ Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }, {}]) {
      expect(await (await post(path, headers)).text()).not.toContain('foreignOrigin');
    }
  });
});

describe('a body', () => {
  it('larger than 1 MB is refused', async () => {
    const large = JSON.stringify({ message: 'x'.repeat(1024 * 1024) });
    for (const path of [insert, '/local/form-relay/local']) expect((await post(path, {}, large)).status).toBe(413);
    expect((await post(insert, {}, large.slice(0, 1000))).status).not.toBe(413);
  });

  it('without an announced length is refused as soon as it is too large', async () => {
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as const;
    expect((await fetch(server.url + insert, init)).status).toBe(413);
  });

  it('that never ends stops nobody, and is given up', async () => {
    const { hostname, port } = new URL(server.url);
    const slow = connect(Number(port), hostname);
    slow.write(
      [`POST ${insert} HTTP/1.1`, `Host: ${hostname}:${port}`, 'apikey: local', 'Content-Length: 100', '', '{'].join(
        '\r\n',
      ),
    );
    await once(slow, 'connect');
    const answer = text(slow);
    const others = [
      '/rest/v1/website_content?select=id&limit=1',
      '/auth/v1/health',
      '/rest/v1/website_content?select=id',
    ];
    for (const path of others) {
      expect((await fetch(server.url + path, { headers: { apikey: 'local' } })).status).toBe(200);
    }
    expect(slow.readableEnded).toBe(false);
    expect(await answer).toContain('408');
  });
});

test('a recovery mail is that of the hosted project, and its link is used up by its button alone', async () => {
  async function auth(route: string, body: object): Promise<Response> {
    return fetch(`${server.url}/auth/v1/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: 'local' },
      body: JSON.stringify(body),
    });
  }
  const email = 'beheer@woninglabel.example';
  expect((await auth('signup', { email, password: 'een lang wachtwoord' })).status).toBe(200);
  expect((await auth('recover', { email })).status).toBe(200);
  const messages = z.array(z.unknown()).parse(await (await fetch(`${server.url}/local/inbox/messages.json`)).json());
  const mailSchema = z.object({ kind: z.literal('account mail'), subject: z.string(), body: z.string() });
  const mail = messages.map((message) => mailSchema.safeParse(message).data).find((found) => found !== undefined);

  const config = await readFile('supabase/config.toml', 'utf8');
  const [, subject, file = ''] = /template\.recovery\]\nsubject = "(.*)"\ncontent_path = "\.\/(.*)"/.exec(config) ?? [];
  expect(mail?.subject).toBe(subject);
  expect(await readFile(file, 'utf8')).toContain('{{ .SiteURL }}/login#token_hash={{ .TokenHash }}&amp;type=recovery');
  const [, address, token] = /: (\S+)#token_hash=([\w-]+)&type=recovery/.exec(mail?.body ?? '') ?? [];
  expect(address).toBe('http://localhost/login');
  expect(mail?.body).not.toMatch(/<|\{\{|auth\/v1/);

  expect((await auth('verify', { token_hash: token, type: 'recovery' })).status).toBe(200);
  expect((await auth('verify', { token_hash: token, type: 'recovery' })).status).toBe(403);
});

test('mail that the mail server refuses is told through the form relay', async () => {
  await backend.sql('update public.settings set sends_mail = true');
  await backend.sql(`insert into private.outgoing_messages (kind, payload, attempts, not_before, error)
    values ('office', '{}', 1, now() + interval '1 hour', 'smtp-login')`);
  await post('/functions/v1/send', {});
  await vi.waitFor(
    async () => {
      const inbox = await (await fetch(`${server.url}/local/inbox/messages.json`)).text();
      expect(inbox).toContain('"kind":"mail","subject":"Mails van de website blijven liggen"');
    },
    { timeout: 20_000, interval: 200 },
  );
});
