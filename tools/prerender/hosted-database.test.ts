import { serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { freePort } from '../free-port.ts';
import { checkHostedDatabase } from './hosted-database.ts';

let server: ReturnType<typeof serve> | undefined;
afterEach(() => server?.close());

async function check(answer: () => Response | Promise<Response>): Promise<void> {
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

test('one that is not there is refused too', async () => {
  const env = parseEnv({ VITE_SUPABASE_URL: `http://127.0.0.1:${await freePort()}` });
  await expect(checkHostedDatabase(env)).rejects.toThrow(/^VITE_SUPABASE_URL: no answer/);
});
