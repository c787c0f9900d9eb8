import { expect, test, vi } from 'vitest';
import { postWebhook } from '../../functions/send/webhook.ts';

const local = 'http://localhost:4173';
const hosted = 'https://site.example';

/** What becomes of a call, and the URL that was called. */
async function post(url: string, site: string, answer = new Response('ok')) {
  const call = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', call);
  const outcome = await postWebhook(url, {}, site);
  return { outcome, called: call.mock.calls.map(([target]) => target instanceof URL && target.href) };
}

test.each([
  ['https://hook.example.org/a', hosted, 'https://hook.example.org/a'],
  ['http://localhost:5678/a', local, 'http://localhost:5678/a'],
  ['http://127.0.0.1/a', local, 'http://127.0.0.1/a'],
  ['/local/webhook', local, 'http://localhost:4173/local/webhook'],
  ['/webhook', hosted, 'https://site.example/webhook'],
])('%s is called for the site at %s', async (url, site, target) => {
  expect(await post(url, site)).toEqual({ outcome: { isSent: true }, called: [target] });
});

test.each([
  ['http://127.0.0.1/a', hosted],
  ['http://hook.example.org/a', local],
  ['ftp://hook.example.org/a', local],
  ['https://', hosted],
])('%s is not called for the site at %s', async (url, site) => {
  const outcome = { isSent: false, error: 'webhook-address', isFinal: true };
  expect(await post(url, site)).toEqual({ outcome, called: [] });
});

test.each([
  ['a success', new Response(null, { status: 204 }), { isSent: true }],
  ['a redirect', new Response(null, { status: 302 }), { isSent: false, error: 'webhook 302' }],
  ['a failure', new Response('', { status: 500 }), { isSent: false, error: 'webhook 500' }],
  [
    'a page',
    new Response('<html>', { headers: { 'Content-Type': 'text/HTML' } }),
    { isSent: false, error: 'webhook-page' },
  ],
])('%s is told as it is', async (_, answer, outcome) => {
  expect((await post('https://hook.example.org/', hosted, answer)).outcome).toEqual(outcome);
});
