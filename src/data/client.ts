import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Milliseconds after which the database counts as out of reach. */
const timeout = 15_000;

/** The one connection with Supabase, with the rights of whoever is signed in (nobody: a visitor). */
export const supabase = createClient<Database>(env.supabaseUrl || window.location.origin, env.supabaseKey, {
  db: { timeout },
});
