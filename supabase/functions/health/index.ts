// Edge Function for an uptime monitor: whether sending, publishing and calendars work. Supabase itself sets SUPABASE_URL
// and SUPABASE_SERVICE_ROLE_KEY.

import { callDatabase } from '../_server/call-database.ts';
import { createHandler } from './handler.ts';

const [supabaseUrl, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => Deno.env.get(name));
if (!supabaseUrl || !key) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY must be set');

Deno.serve(createHandler({ call: callDatabase({ supabaseUrl: supabaseUrl.replace(/\/+$/, ''), key, send: fetch }) }));
