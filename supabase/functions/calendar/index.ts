// Edge Function that calendar programs ask for the appointments of an administrator, at a secret address. It needs no
// secrets: Supabase itself sets SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS (SUPABASE_ANON_KEY in older projects).

import { createHandler } from './handler.ts';

const [url, keys, olderKey] = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'].map((name) =>
  Deno.env.get(name),
);
const apiKey: string | undefined = keys ? JSON.parse(keys).default : olderKey;
if (!url || !apiKey) throw new Error('Supabase sets SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS');

Deno.serve(createHandler({ supabaseUrl: url.replace(/\/+$/, ''), apiKey, send: fetch }));
