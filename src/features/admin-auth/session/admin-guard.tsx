import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { isAdminQuery } from '@/data/auth/queries';
import { claimSessionDrafts } from '@/lib/session-draft';
import { paths } from '@/lib/paths';
import { hasAdminFlag } from './admin-flag';
import { AdminFrame } from './admin-frame';
import { guardView } from './guard-view';
import { UnreachableNotice } from './unreachable-notice';
import { useSession } from '@/data/auth/use-session';

interface AdminGuardProps {
  children: ReactNode;
}

/** Shows its children to an administrator only. The data itself is guarded by the database (D-06). */
export function AdminGuard({ children }: AdminGuardProps) {
  const session = useSession();
  const { search } = useLocation();
  const account = 'userId' in session ? session : null;
  const userId = account?.userId ?? '';
  const rights = useQuery({ ...isAdminQuery(userId), enabled: account !== null });
  const view = guardView({
    session,
    hasFlag: hasAdminFlag(),
    isAdmin: rights.data,
    isAdminUnknown: rights.isError && !rights.isFetching,
  });

  // Before the children are there: they wait for the rights, which are looked up for every other account.
  useEffect(() => {
    if (userId !== '') claimSessionDrafts(userId);
  }, [userId]);

  switch (view) {
    case 'loading':
      return (
        <main>
          <Loading text={messages.auth.loading} />
        </main>
      );
    case 'login':
      return <Navigate to={paths.login} state={search} replace />;
    case 'expired':
      return (
        <AdminFrame>
          <Notice tone="warning">
            <p className="font-semibold">{messages.auth.sessionExpired}</p>
            <Link to={paths.login} state={search} className={buttonClass('primary', 'mt-3')}>
              Opnieuw inloggen
            </Link>
          </Notice>
        </AdminFrame>
      );
    case 'unreachable':
      return (
        <AdminFrame>
          <UnreachableNotice />
        </AdminFrame>
      );
    case 'not-admin':
      return (
        <AdminFrame>
          <Notice tone="warning">{messages.auth.notAdmin(account?.email ?? '')}</Notice>
        </AdminFrame>
      );
    case 'rights-unknown':
      return (
        <AdminFrame>
          <Notice tone="danger" role="alert">
            <p>{messages.auth.rightsUnknown}</p>
            <Button variant="secondary" className="mt-3" onClick={() => void rights.refetch()}>
              Opnieuw proberen
            </Button>
          </Notice>
        </AdminFrame>
      );
    case 'open':
      return children;
  }
}
