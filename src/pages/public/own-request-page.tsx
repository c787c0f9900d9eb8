import { Suspense, useSyncExternalStore } from 'react';
import { Helmet } from 'react-helmet-async';
import { PageShell } from '@/components/public/layout/page-shell';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ownRequest } from '@/content/public/request/own-request';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { LateHelp } from '@/features/public/own-request/late-help';
import { lazyPart } from '@/lib/browser/load-code';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import type { PageModule } from '@/pages/page-module';

const OwnRequest = lazyPart(() => import('@/features/public/own-request/own-request'), 'OwnRequest');

/** The request of whoever has its key, which is in the fragment of the URL: no server sees it. */
export function OwnRequestPage() {
  const isHydrated = useIsHydrated();
  const key = useSyncExternalStore(onHashChange, readKey, () => '');
  return (
    <PageShell variant="page" hasRequestLink={false}>
      <Helmet>
        <meta name="referrer" content="no-referrer" />
      </Helmet>
      <div className="page py-6 md:py-10">
        <h1 className="text-lg font-bold text-ink-muted">{ownRequest.title}</h1>
        <p className="mt-4 hidden max-w-prose text-lg noscript:block">
          {ownRequest.noScript}{' '}
          <a href={phoneHref(site.phone)} className="text-primary underline">
            {site.phone}
          </a>
        </p>
        {!isHydrated && <LateHelp />}
        {isHydrated && (
          <ErrorBoundary title={ownRequest.unavailable}>
            <Suspense fallback={<LateHelp />}>
              <OwnRequest key={key} customerKey={key} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: OwnRequestPage,
  head: { title: ownRequest.headTitle, description: ownRequest.description },
};

function readKey(): string {
  return window.location.hash.slice(1);
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
