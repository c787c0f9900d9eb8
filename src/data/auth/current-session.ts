import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { supabase } from '@/data/client';
import { clearPrivateData } from '@/data/query-client';
import { createSessionStore } from './session-store';

/** The session of this page. Reads the URL's hash at import, because the auth client removes it. */
export const currentSession = createSessionStore({
  auth: supabase.auth,
  arrival: parseAuthArrival(window.location.hash),
  timeoutMs: 10_000,
  onSignedOut: () => clearPrivateData(),
});
