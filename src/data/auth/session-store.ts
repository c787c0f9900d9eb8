import type { AuthChangeEvent } from '@supabase/supabase-js';
import type { AuthArrival } from '@/domain/access/auth-arrival';
import { isOutage } from './failure';
import { nextSession, signedOut, unreachable, type AuthSession, type SessionState } from './session';

interface AuthService {
  onAuthStateChange: (callback: (event: AuthChangeEvent, session: AuthSession | null) => void) => unknown;
  getSession: () => Promise<{ data: { session: AuthSession | null }; error: unknown }>;
}

interface SessionStoreOptions {
  auth: AuthService;
  arrival: AuthArrival;
  /** Milliseconds that the auth service may take before it counts as out of reach. */
  patience: number;
  onSignedOut: () => void;
}

/** Follows the events of the auth service, in the form that useSyncExternalStore wants. */
interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SessionState;
  /** Counts as signed out from now on, for when the auth service cannot be told. */
  forget: () => void;
}

/** Starts to listen at the first subscription and never stops: it lives as long as the page. */
export function createSessionStore({ auth, arrival, patience, onSignedOut }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'checking' };
  let hasStarted = false;

  function change(next: SessionState) {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  // The auth client waits for this to end and would wait for ever if it were called from here, so it is called later.
  function handleEvent(event: AuthChangeEvent, session: AuthSession | null) {
    if (event === 'INITIAL_SESSION' && session === null) {
      setTimeout(() => void tellNobodyFromUnknown(), 0);
      return;
    }
    change(nextSession(state, event, session, arrival));
    if (event === 'SIGNED_OUT') onSignedOut();
  }

  /** No first session means that nobody is signed in, or that an expired session could not be renewed just now. */
  async function tellNobodyFromUnknown() {
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
    }, patience);
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
