import type { SessionState } from '@/data/auth/session-store';

interface GuardState {
  session: SessionState;
  hasFlag: boolean;
  /** Undefined until the database has responded. */
  isAdmin: boolean | undefined;
  /** The query failed. */
  isAdminUnknown: boolean;
}

export type GuardView = 'loading' | 'login' | 'expired' | 'unreachable' | 'not-admin' | 'rights-unknown' | 'open';

/** What to show to somebody who opens the back-office. */
export function guardView({ session, hasFlag, isAdmin, isAdminUnknown }: GuardState): GuardView {
  switch (session.phase) {
    case 'checking':
      return 'loading';
    case 'signed-out':
      if (!hasFlag) return 'login';
      return session.isUnreachable ? 'unreachable' : 'expired';
    // Recovering in another tab: this one continues with the same account.
    case 'recovering':
    case 'signed-in':
      if (isAdmin !== undefined) return isAdmin ? 'open' : 'not-admin';
      return isAdminUnknown ? 'rights-unknown' : 'loading';
  }
}
