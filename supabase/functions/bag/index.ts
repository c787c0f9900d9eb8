// Edge Function between the browser and Kadaster's address register. It adds the API key, which must not be in a public
// page: anyone could use up its daily limit. Secrets: BAG_API_KEY, SITE_URL; BAG_API_URL names another register.
// Supabase itself sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.

import { callDatabase } from '../_server/call-database.ts';
import type { RegisterPosition } from './positions.ts';
import { siteOnly, siteOrigin } from '../_server/site-only.ts';
import { createHandler } from './handler.ts';

/** Of Supabase, which ends a function once it has responded and no promise is left. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

const apiKey = Deno.env.get('BAG_API_KEY');
if (!apiKey) throw new Error('The secret BAG_API_KEY must be set');
const origin = siteOrigin(Deno.env.get('SITE_URL'));
const registerUrl = Deno.env.get('BAG_API_URL') || 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';
const [supabaseUrl, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => Deno.env.get(name));
if (!supabaseUrl || !key) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY must be set');
const call = callDatabase({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), key, send: fetch });

function notePositions(positions: RegisterPosition[]): void {
  const work = call('note_register_positions', { positions }).catch(() => {
    console.error('The positions of some addresses could not be noted');
  });
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

Deno.serve(
  siteOnly(
    { origin, method: 'GET', headers: 'accept, accept-crs' },
    createHandler({ registerUrl, apiKey, notePositions }),
  ),
);
