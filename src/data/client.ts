import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import { fetchByOwnClock } from './auth/own-clock';
import type { Database } from './database.types';

/** Milliseconds after which the database counts as out of reach. */
const timeout = 15_000;

/** The one Supabase client, with the rights of the signed-in account, or of a visitor. */
export const supabase = createClient<Database>(env.supabaseUrl || window.location.origin, env.supabaseKey, {
  // The query cache retries; both together would take minutes.
  db: { timeout, retry: false },
  // The HTML of a captive portal must be an error: supabase-js would take an empty or unread body for success.
  global: { fetch: fetchByOwnClock },
});
