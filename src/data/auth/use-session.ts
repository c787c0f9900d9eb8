import { useSyncExternalStore } from 'react';
import { currentSession } from './current-session';
import type { SessionState } from './session-store';

/** Who is signed in; rerenders at every event of the auth client. */
export function useSession(): SessionState {
  return useSyncExternalStore(currentSession.subscribe, currentSession.getSnapshot);
}
