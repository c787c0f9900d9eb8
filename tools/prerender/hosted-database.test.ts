import { serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { freePort } from '../free-port.ts';
import { commitOf2 } from '../version-1.ts';
import { checkHostedDatabase } from './hosted-database.ts';

let server: ReturnType<typeof serve> | undefined;
afterEach(() => server?.close());

async function check(answer: (request: Request) => Response | Promise<Response>): Promise<void> {
  const port = await freePort();
  server = serve({ fetch: answer, port, hostname: '127.0.0.1' });
  return checkHostedDatabase(parseEnv({ VITE_SUPABASE_URL: `http://127.0.0.1:${port}` }), 500);
}

test('a database that can be read is used', async () => {
  await expect(check(() => Response.json([]))).resolves.toBeUndefined();
});

test.each([
  ['never answers', () => new Promise<Response>(() => undefined), /^VITE_SUPABASE_URL: no answer from .* within 0.5 s/],
  ['refuses the key', () => Response.json({}, { status: 401 }), /^VITE_SUPABASE_ANON_KEY: .* refuses this key/],
  [
    'has no tables',
    () => Response.json({ code: 'PGRST205' }, { status: 404 }),
    /^VITE_SUPABASE_URL: .* db push --remote/,
  ],
  ['is another site', () => new Response('<!doctype html>'), /^VITE_SUPABASE_URL: .* not as Supabase does/],
])('one that %s is refused by the name of the setting', async (_, answer, sentence) => {
  await expect(check(answer)).rejects.toThrow(sentence);
});

test('one of 1.x is refused with what to do', async () => {
  const old = await check(({ method }) =>
    method === 'POST' ? Response.json({ code: 'PGRST202' }, { status: 404 }) : Response.json([]),
  ).catch(String);
  expect(old).toContain(
    `is from version 1; upgrade it first, as docs/deploy.md of version 2.0.0 (commit ${commitOf2}) says`,
  );
});

test('one that is not there is refused too', async () => {
  const env = parseEnv({ VITE_SUPABASE_URL: `http://127.0.0.1:${await freePort()}` });
  await expect(checkHostedDatabase(env)).rejects.toThrow(/^VITE_SUPABASE_URL: no answer/);
});
