import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { Head } from '@/components/seo/head';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { removedDataText } from '@/content/office/management/removed-data';
import { useSession } from '@/data/auth/use-session';
import { queryClient, QueryProvider } from '@/data/query-client';
import { isDataRemoved } from '@/data/removed-data';
import { changesQuery } from '@/data/requests/changes';
import { forgetDeletedRequests } from '@/data/requests/mutations';
import { requestPageQuery } from '@/data/requests/queries';
import { AdminFrame } from '@/features/office/admin-auth/session/admin-frame';
import { AdminGuard } from '@/features/office/admin-auth/session/admin-guard';
import { parseListView } from '@/features/office/request-inbox/list-state/list-view';
import { movedSection } from '@/lib/admin-links';
import { paths } from '@/lib/paths';
import { focusElement } from '@/lib/browser/focus-element';
import { lazyPart } from '@/lib/browser/load-code';
import { AdminNavigation } from './admin-navigation';
import { findAdminPage } from './admin-pages';

// Opened seldom.
const VisitDialogs = lazyPart(() => import('@/features/office/visits/visit-dialogs'), 'VisitDialogs');

/** Guard, frame and navigation of the back-office; they stay mounted from page to page. */
export function AdminLayout() {
  const location = useLocation();
  const page = findAdminPage(location.pathname);
  const moved = movedSection(location);
  useListAhead(location);
  if (moved) return <Navigate to={moved} replace />;
  return (
    <QueryProvider>
      <Head title={`${page.title} | Admin`} description={page.description} isIndexed={false} />
      <AdminGuard>
        <AdminFrame title={page.name} navigation={<AdminNavigation />}>
          <PurgeDeleted />
          <ColleaguesChanges />
          <Suspense fallback={<Loading text={messages.auth.loading} />}>
            <ErrorBoundary key={page.path} title="Deze pagina kon niet worden geladen">
              <Outlet />
              <SectionArrival />
              <VisitDialogs />
            </ErrorBoundary>
          </Suspense>
        </AdminFrame>
      </AdminGuard>
    </QueryProvider>
  );
}

/**
 * Prefetches the list of the URL while the rights of the account are still being checked: the database checks them too.
 */
function useListAhead({ pathname, search }: Location) {
  const isSignedIn = useSession().phase === 'signed-in';
  const fetchList = useEffectEvent(() => {
    if (pathname !== paths.admin) return;
    const page = requestPageQuery(parseListView(new URLSearchParams(search)));
    // The list itself refetches after a failure.
    queryClient.query(page).catch(() => undefined);
  });
  useEffect(() => {
    if (isSignedIn) fetchList();
  }, [isSignedIn]);
}

/** Keeps the requests on screen up to date. A component of its own, because each poll rerenders it. */
function ColleaguesChanges() {
  const { error } = useQuery(changesQuery());
  if (!isDataRemoved(error)) return null;
  return (
    <Notice tone="warning" role="alert">
      {removedDataText}
    </Notice>
  );
}

/** Input with which a person scrolls or moves on. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the section of the URL's hash, which may appear later than the scroll manager waits; and again whenever
 * content above it has loaded and moved it, until the person does.
 */
function SectionArrival() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    if (!section) return;
    focusElement(section);
    const moved = new AbortController();
    const observer = new ResizeObserver(() => {
      if (section === document.activeElement && !moved.signal.aborted) section.scrollIntoView();
    });
    observer.observe(document.body);
    for (const type of ownMoves) {
      window.addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true });
    }
    return () => {
      moved.abort();
      observer.disconnect();
    };
  }, []);
  return null;
}

/** Purges deleted requests that can no longer be restored, on opening the back-office. */
function PurgeDeleted() {
  useEffect(() => void forgetDeletedRequests(), []);
  return null;
}
