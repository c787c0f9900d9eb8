// Edge Function that an administrator's browser calls after a public text changed: calls the build hook of the host
// that serves the site, and offers the changed pages to search engines. Secrets: BUILD_HOOK_URL, SITE_URL. Supabase
// itself sets SUPABASE_URL, and ends a function 150 seconds after it began: a build is waited for until 90.

import { siteOnly, siteOrigin } from '../_server/site-only.ts';
import { callBuildHook, isBuildHook } from './build-hook.ts';
import { createHandler } from './handler.ts';

/** Of Supabase, which ends a function once it has responded and no promise is left. */
declare const EdgeRuntime: { waitUntil: (work: Promise<void>) => void } | undefined;

const [hookUrl, supabaseUrl] = ['BUILD_HOOK_URL', 'SUPABASE_URL'].map((name) => Deno.env.get(name));
if (!hookUrl || !supabaseUrl) throw new Error('The secret BUILD_HOOK_URL must be set');
if (!isBuildHook(hookUrl)) throw new Error('BUILD_HOOK_URL must be a URL that begins with https://');
const origin = siteOrigin(Deno.env.get('SITE_URL'));

const handle = createHandler({
  supabaseUrl: supabaseUrl.replace(/\/+$/, ''),
  send: fetch,
  build: () => callBuildHook(hookUrl),
  offering: { siteUrl: origin, endpoint: 'https://api.indexnow.org/indexnow', pause: 10_000, patience: 90_000 },
  waitUntil: (work) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
});

Deno.serve(siteOnly({ origin, method: 'POST', headers: 'authorization, apikey, content-type, x-client-info' }, handle));
