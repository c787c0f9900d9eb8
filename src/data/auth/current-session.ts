import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { supabase } from '@/data/client';
import { clearPrivateData } from '@/data/query-client';
import { createSessionStore } from './session-store';

/** The session of this page. The hash is read now: the auth client removes it as soon as it has used it. */
export const currentSession = createSessionStore({
  auth: supabase.auth,
  arrival: parseAuthArrival(window.location.hash),
  patience: 10_000,
  onSignedOut: clearPrivateData,
});
