import type { AuthChangeEvent } from '@supabase/supabase-js';
import type { AuthArrival } from '@/domain/access/auth-arrival';
import { isOutage } from './errors';

interface Account {
  email: string;
  userId: string;
}

/** Who is signed in, according to the browser. */
export type SessionState =
  | { phase: 'checking' }
  /** Followed the link of a recovery mail and has yet to choose a new password. */
  | ({ phase: 'recovering' } & Account)
  | ({ phase: 'signed-in' } & Account)
  /**
   * `isUnreachable`: the auth service does not respond, so somebody may be signed in after all. `isByChoice`: this page
   * was signed out by its user.
   */
  | { phase: 'signed-out'; isUnreachable: boolean; isByChoice?: true };

/** The part of the auth client's session that is used. */
export interface AuthSession {
  user: { id: string; email?: string | undefined };
}

export const signedOut: SessionState = { phase: 'signed-out', isUnreachable: false };
const signedOutByChoice: SessionState = { ...signedOut, isByChoice: true };
export const unreachable: SessionState = { phase: 'signed-out', isUnreachable: true };

/**
 * The state after an event of the auth client. A recovery lasts until USER_UPDATED or SIGNED_OUT, although the client
 * emits the same session again whenever the tab gets the focus. After a recovery link it emits the session before
 * PASSWORD_RECOVERY, hence `arrival`.
 */
export function nextSession(
  state: SessionState,
  event: AuthChangeEvent,
  session: AuthSession | null,
  arrival: AuthArrival,
): SessionState {
  if (event === 'SIGNED_OUT' || session === null) return signedOut;
  const account = { email: session.user.email ?? '', userId: session.user.id };
  const isRecovery =
    event === 'PASSWORD_RECOVERY' ||
    (event === 'INITIAL_SESSION' && arrival.kind === 'recovery') ||
    (event !== 'USER_UPDATED' && state.phase === 'recovering');
  const next: SessionState = { phase: isRecovery ? 'recovering' : 'signed-in', ...account };
  return isSame(state, next) ? state : next;
}

function isSame(one: SessionState, other: SessionState): boolean {
  return (
    'userId' in one &&
    'userId' in other &&
    one.phase === other.phase &&
    one.userId === other.userId &&
    one.email === other.email
  );
}

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
  /** Called before the user signs out, so that the end of the session counts as their choice. */
  leave: () => void;
  /** Treats the session as ended, for when the auth service does not respond. */
  forget: () => void;
}

/** Tracks the events of the auth service, from the first subscription until the page is left. */
export function createSessionStore({ auth, arrival, timeoutMs, onSignedOut }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'checking' };
  let hasStarted = false;
  let isLeaving = false;

  function change(next: SessionState) {
    const known = isLeaving && next === signedOut ? signedOutByChoice : next;
    if (next.phase === 'signed-in') isLeaving = false;
    if (known === state) return;
    state = known;
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
    leave() {
      isLeaving = true;
    },
    forget() {
      change(signedOut);
      onSignedOut();
    },
  };
}
