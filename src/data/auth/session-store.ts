import type { AuthChangeEvent } from '@supabase/supabase-js';
import type { AuthArrival } from '@/domain/access/auth-arrival';
import { isOutage } from './errors';
import { nextSession, signedOut, unreachable, type AuthSession, type SessionState } from './session';

interface AuthService {
  onAuthStateChange: (callback: (event: AuthChangeEvent, session: AuthSession | null) => void) => unknown;
  getSession: () => Promise<{ data: { session: AuthSession | null }; error: unknown }>;
}

interface SessionStoreOptions {
  auth: AuthService;
  arrival: AuthArrival;
  /** Milliseconds without a response after which the auth service counts as unreachable. */
  timeoutMs: number;
  onSignedOut: () => void;
}

/** For useSyncExternalStore. */
interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SessionState;
  /** Treats the session as ended, for when the auth service does not respond. */
  forget: () => void;
}

/** Tracks the events of the auth service, from the first subscription until the page is left. */
export function createSessionStore({ auth, arrival, timeoutMs, onSignedOut }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'checking' };
  let hasStarted = false;

  function change(next: SessionState) {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  // The auth client awaits this callback, so calling the client from here would deadlock.
  function handleEvent(event: AuthChangeEvent, session: AuthSession | null) {
    if (event === 'INITIAL_SESSION' && session === null) {
      setTimeout(() => void checkFirstSession(), 0);
      return;
    }
    change(nextSession(state, event, session, arrival));
    if (event === 'SIGNED_OUT') onSignedOut();
  }

  /** No initial session means that nobody is signed in, or that an expired session could not be refreshed. */
  async function checkFirstSession() {
    const error = await auth.getSession().then(
      (response) => response.error,
      (thrown: unknown) => thrown,
    );
    if (state.phase !== 'checking') return;
    change(error && isOutage(error) ? unreachable : signedOut);
  }

  function start() {
    hasStarted = true;
    auth.onAuthStateChange(handleEvent);
    setTimeout(() => {
      if (state.phase === 'checking') change(unreachable);
    }, timeoutMs);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!hasStarted) start();
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    forget() {
      change(signedOut);
      onSignedOut();
    },
  };
}
