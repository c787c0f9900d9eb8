import { connect, createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isPublicAddress } from '../../functions/_server/public-address.ts';
import type { Network } from '../../functions/_server/public-network.ts';
import { postWebhook } from '../../functions/send/webhook.ts';

const local = 'http://localhost:4173';
const hosted = 'https://site.example';
const refused = { isSent: false, error: 'webhook-address', isFinal: true };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A network in which every name leads to a server with this answer; `asked` holds the requests. */
async function serve(answer: string): Promise<Network & { asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      if (!text.endsWith('}')) return;
      asked.push(text);
      socket.end(answer);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    asked,
    lookUp: () => Promise.resolve(['93.184.215.14']),
    isAllowed: isPublicAddress,
    connect: () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
      }),
  };
}

const ok = 'HTTP/1.1 204 No Content\r\n\r\n';

test.each([
  ['https://hook.example.org/a', hosted, 'hook.example.org', '/a'],
  ['https://n8n.example.org:5678/a', hosted, 'n8n.example.org:5678', '/a'],
  ['/webhook', hosted, 'site.example', '/webhook'],
])('%s is called for the site at %s', async (url, site, host, path) => {
  const own = await serve(ok);
  expect(await postWebhook(url, { id: 'é' }, site, own)).toEqual({ isSent: true });
  expect(own.asked[0]).toMatch(new RegExp(`^POST ${path} HTTP/1\\.1\r\nHost: ${host}\r\n`));
  expect(own.asked[0]).toContain('Content-Length: 11\r\n\r\n{"id":"é"}');
});

test.each([
  ['http://localhost:5678/a', 'http://localhost:5678/a'],
  ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
  ['/local/webhook', 'http://localhost:4173/local/webhook'],
])('%s is called for the site at this machine', async (url, target) => {
  const call = vi.fn<typeof fetch>().mockResolvedValue(new Response('ok'));
  vi.stubGlobal('fetch', call);
  expect(await postWebhook(url, {}, local, await serve(ok))).toEqual({ isSent: true });
  expect(call.mock.calls.map(([called]) => called instanceof URL && called.href)).toEqual([target]);
});

test.each([
  ['http://127.0.0.1/a', hosted],
  ['http://hook.example.org/a', local],
  ['ftp://hook.example.org/a', local],
  ['https://', hosted],
  ['https://jo:geheim@hook.example.org/', hosted],
])('%s is not called for the site at %s', async (url, site) => {
  const own = await serve(ok);
  expect(await postWebhook(url, {}, site, own)).toEqual(refused);
  expect(own.asked).toEqual([]);
});

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd12::1'])(
  'an address that leads to %s is not called',
  async (address) => {
    const own = await serve(ok);
    const twice = { ...own, lookUp: () => Promise.resolve(['93.184.215.14', address]) };
    expect(await postWebhook('https://hook.example.org/', {}, hosted, twice)).toEqual(refused);
    expect(own.asked).toEqual([]);
  },
);

test('without a connection nothing was sent, and after it that is uncertain', async () => {
  const own = await serve('');
  const down = { isSent: false, error: 'webhook-down' };
  const url = 'https://hook.example.org/';
  expect(await postWebhook(url, {}, hosted, { ...own, lookUp: () => Promise.reject(new Error('ENOTFOUND')) })).toEqual(
    down,
  );
  expect(await postWebhook(url, {}, hosted, { ...own, connect: () => Promise.reject(new Error('refused')) })).toEqual(
    down,
  );
  const silent = { isSent: false, error: 'webhook-silent', isUncertain: true };
  expect(await postWebhook(url, {}, hosted, own)).toEqual(silent);
});

test.each([
  ['a success', ok, { isSent: true }],
  ['a redirect', 'HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\n\r\n', { isSent: false, error: 'webhook 302' }],
  ['a failure', 'HTTP/1.1 500 Oops\r\n\r\n', { isSent: false, error: 'webhook 500' }],
  ['a page', 'HTTP/1.1 200 OK\r\nContent-Type: text/HTML\r\n\r\n<html>', { isSent: false, error: 'webhook-page' }],
])('%s is told as it is', async (_, answer, outcome) => {
  expect(await postWebhook('https://hook.example.org/', {}, hosted, await serve(answer))).toEqual(outcome);
});
