import type { SessionState } from '@/data/auth/session';

interface GuardFacts {
  session: SessionState;
  hasFlag: boolean;
  /** What the database says of the account; undefined while it has not said so. */
  isAdmin: boolean | undefined;
  /** The database could not be asked. */
  isAdminUnknown: boolean;
}

export type GuardView = 'loading' | 'login' | 'expired' | 'unreachable' | 'not-admin' | 'rights-unknown' | 'open';

/** What somebody who goes to the back-office gets to see. */
export function guardView({ session, hasFlag, isAdmin, isAdminUnknown }: GuardFacts): GuardView {
  switch (session.phase) {
    case 'checking':
      return 'loading';
    case 'signed-out':
      if (!hasFlag) return 'login';
      return session.isUnreachable ? 'unreachable' : 'expired';
    // A recovery link was opened in another tab: this one goes on with the same account.
    case 'recovering':
    case 'signed-in':
      if (isAdmin !== undefined) return isAdmin ? 'open' : 'not-admin';
      return isAdminUnknown ? 'rights-unknown' : 'loading';
  }
}
