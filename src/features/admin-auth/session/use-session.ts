import { useSyncExternalStore } from 'react';
import { currentSession } from '@/data/auth/current-session';
import type { SessionState } from '@/data/auth/session';

/** Who is signed in, kept up to date with every event of the auth service. */
export function useSession(): SessionState {
  return useSyncExternalStore(currentSession.subscribe, currentSession.getSnapshot);
}
