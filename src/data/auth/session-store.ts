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
  /** After so many milliseconds without a response the auth service counts as unreachable. */
  timeoutMs: number;
  onSignedOut: () => void;
}

/** Follows the events of the auth service, in the form of useSyncExternalStore. */
interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SessionState;
  /** Counts as signed out from now on, for when the auth service does not respond. */
  forget: () => void;
}

/** Listens from the first subscription on, as long as the page lives. */
export function createSessionStore({ auth, arrival, timeoutMs, onSignedOut }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'checking' };
  let hasStarted = false;

  function change(next: SessionState) {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  // The auth client awaits this callback: calling it from here would be a deadlock.
  function handleEvent(event: AuthChangeEvent, session: AuthSession | null) {
    if (event === 'INITIAL_SESSION' && session === null) {
      setTimeout(() => void checkFirstSession(), 0);
      return;
    }
    change(nextSession(state, event, session, arrival));
    if (event === 'SIGNED_OUT') onSignedOut();
  }

  /** Without a first session nobody is signed in, or an expired session could not be refreshed. */
  async function checkFirstSession() {
    const error = await auth.getSession().then(
      (answer) => answer.error,
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
