// Edge Function between the browser and EP-Online, the register of energy labels. It adds the API key, which is
// personal and must stay on a server. Secrets: LABEL_API_KEY, SITE_URL; LABEL_API_URL names another register. Supabase
// itself sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.

import { callDatabase } from '../_server/call-database.ts';
import { labelRegister } from '../_server/label-register.ts';
import { siteOnly, siteOrigin } from '../_server/site-only.ts';
import { createHandler } from './handler.ts';

/** Of Supabase, which ends a function once it has responded and no promise is left. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

const [supabaseUrl, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => Deno.env.get(name));
if (!supabaseUrl || !key) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY must be set');
const register = labelRegister((name) => Deno.env.get(name));
if (!register) throw new Error('The secret LABEL_API_KEY must be set');
const origin = siteOrigin(Deno.env.get('SITE_URL'));
const call = callDatabase({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), key, send: fetch });

function countLabelShown(): void {
  const work = call('count_told_label', {}).catch(() => {
    console.error('Somebody who was told of a valid label could not be counted');
  });
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

Deno.serve(
  siteOnly({ origin, method: 'GET', headers: 'accept' }, createHandler({ ...register, burst: 30, countLabelShown })),
);
