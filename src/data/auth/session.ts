import type { AuthChangeEvent } from '@supabase/supabase-js';
import type { AuthArrival } from '@/domain/access/auth-arrival';

interface Account {
  email: string;
  userId: string;
}

/** Who is there, as far as the browser knows. */
export type SessionState =
  | { phase: 'checking' }
  /** Came in by the link of a recovery mail and has yet to choose a new password. */
  | ({ phase: 'recovering' } & Account)
  | ({ phase: 'signed-in' } & Account)
  /** `isUnreachable`: nobody is known to be signed in because the auth service gives no answer. */
  | { phase: 'signed-out'; isUnreachable: boolean };

/** The part of the auth service's session that matters here. */
export interface AuthSession {
  user: { id: string; email?: string | undefined };
}

export const signedOut: SessionState = { phase: 'signed-out', isUnreachable: false };
export const unreachable: SessionState = { phase: 'signed-out', isUnreachable: true };

/**
 * The state after an event of the auth service. A recovery lasts until the password is changed or somebody signs out:
 * the service announces the same session again whenever its tab is looked at. The first session of a page that was
 * opened by a recovery link is announced before its PASSWORD_RECOVERY, hence `arrival`.
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
