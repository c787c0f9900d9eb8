import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createPath, Link, Navigate, useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { removedDataText } from '@/content/office/management/removed-data';
import { watchAccess } from '@/data/auth/lost-access';
import { isAdminQuery } from '@/data/auth/queries';
import { isDataRemoved } from '@/data/removed-data';
import { claimSessionDrafts, hasSessionDrafts } from '@/lib/browser/session-draft';
import { paths } from '@/lib/paths';
import { hasAdminFlag } from './admin-flag';
import { AdminFrame } from './admin-frame';
import { guardView } from './guard-view';
import { useLogout } from './use-logout';
import { useSession } from '@/data/auth/use-session';

interface AdminGuardProps {
  children: ReactNode;
}

/** Signs out first: the login page would redirect a session that still exists back to here. */
function LoginLink() {
  const { logout } = useLogout();
  return (
    <Link
      to={paths.login}
      className={buttonClass('primary', 'mt-3')}
      onClick={(event) => {
        event.preventDefault();
        void logout();
      }}
    >
      Opnieuw inloggen
    </Link>
  );
}

/** Shows its children to an administrator only. The data itself is guarded by the database (D-06). */
export function AdminGuard({ children }: AdminGuardProps) {
  const session = useSession();
  const location = useLocation();
  // After signing out on purpose, the next sign-in starts at /admin.
  const returnTo = 'isByChoice' in session ? null : createPath(location);
  const account = 'userId' in session ? session : null;
  const userId = account?.userId ?? '';
  const rights = useQuery({ ...isAdminQuery(userId), enabled: account !== null });
  const view = guardView({
    session,
    hasFlag: hasAdminFlag(),
    isAdmin: rights.data,
    isAdminUnknown: rights.isError && !rights.isFetching,
  });

  // Before the children mount: their queries depend on the rights of this account.
  useEffect(() => {
    if (userId === '') return undefined;
    claimSessionDrafts(userId);
    return watchAccess(userId);
  }, [userId]);

  switch (view) {
    case 'loading':
      return (
        <main>
          <Loading text={messages.auth.loading} />
        </main>
      );
    case 'login':
      return <Navigate to={paths.login} state={returnTo} replace />;
    case 'expired':
      return (
        <AdminFrame>
          <Notice tone="warning">
            <p className="font-semibold">{messages.auth.sessionExpired}</p>
            {hasSessionDrafts() && <p>{messages.auth.typedIsKept}</p>}
            <Link to={paths.login} state={returnTo} className={buttonClass('primary', 'mt-3')}>
              Opnieuw inloggen
            </Link>
          </Notice>
        </AdminFrame>
      );
    case 'unreachable':
      return (
        <AdminFrame>
          {/* Reloads, because the auth client may wait for minutes on a call that hangs. */}
          <RetryNotice role="alert" onRetry={() => window.location.reload()}>
            <p>{messages.auth.unreachable}</p>
          </RetryNotice>
        </AdminFrame>
      );
    case 'not-admin':
      return (
        <AdminFrame>
          <Notice tone="warning" role="alert">
            <p>{messages.auth.notAdmin(account?.email ?? '')}</p>
            <LoginLink />
          </Notice>
        </AdminFrame>
      );
    case 'rights-unknown':
      return (
        <AdminFrame>
          <RetryNotice role="alert" onRetry={() => void rights.refetch()}>
            <p>{isDataRemoved(rights.error) ? removedDataText : messages.auth.rightsUnknown}</p>
          </RetryNotice>
        </AdminFrame>
      );
    case 'open':
      return children;
  }
}
