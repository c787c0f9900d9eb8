// Edge Function that reads the own calendars of advisers. A schedule calls it each minute in which one is due, and a
// browser when an adviser asks for it. Secret: SITE_URL. Supabase itself sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.

import { callDatabase } from '../_server/call-database.ts';
import { siteOnly, siteOrigin } from '../_server/site-only.ts';
import { network } from '../_server/public-network.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { createHandler } from './handler.ts';

const [supabaseUrl, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => Deno.env.get(name));
if (!supabaseUrl || !key) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY must be set');
const origin = siteOrigin(Deno.env.get('SITE_URL'));

const handle = createHandler({
  call: callDatabase({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), key, send: fetch }),
  read: (url) => fetchCalendar(url, network),
});

Deno.serve(siteOnly({ origin, method: 'POST', headers: 'content-type' }, handle));
