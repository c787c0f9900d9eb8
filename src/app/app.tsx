import { useEffect, type ReactNode } from 'react';
import { Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ScrollManager } from './scroll-manager';

export const loadingText = 'Bezig met laden...';

interface AppProps {
  /** The routes of an application, created once: new ones would make React discard what is not hydrated yet. */
  routes: ReactNode;
  /** True during the prerender and on a prerendered page; false when the browser renders the first page itself. */
  isPrerendered: boolean;
}

/** The site inside a router: the browser's, or that of the prerender. */
export function App({ routes, isPrerendered }: AppProps) {
  return (
    <>
      <ScrollManager isPrerendered={isPrerendered} />
      <ErrorBoundary title="Deze pagina kon niet worden geladen">
        {/* Not in Suspense: a click during hydration would make React discard what is still pending there. */}
        <Routes>{routes}</Routes>
        <HydratedMark />
      </ErrorBoundary>
    </>
  );
}

/** Marks the document once the page is hydrated; src/app/boot/boot.ts and the browser tests read it. */
function HydratedMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    // The code arrived after boot.ts had stopped waiting for it.
    delete dataset['failed'];
  }, []);
  return null;
}
