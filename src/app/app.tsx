import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { AllStyles } from './all-styles';
import { KeptLinks } from './kept-links';
import { NotificationArea } from './notification-area';
import { pageRoutes } from './pages';
import { ScrollManager } from './scroll-manager';

export const loadingText = 'Bezig met laden...';

interface AppProps {
  /** The page that is made as HTML, or was; none where React draws the first page. */
  madePath: string | undefined;
}

/** The site inside a router: the browser's, or the one that makes its HTML. */
export function App({ madePath }: AppProps) {
  return (
    <>
      <ScrollManager />
      <KeptLinks />
      <ErrorBoundary title="Deze pagina kon niet worden geladen">
        <Suspense fallback={<Loading text={loadingText} />}>
          <AllStyles madePath={madePath} />
          <Routes>
            {pageRoutes.map(({ path, caseSensitive, Page }) => (
              <Route key={path} path={path} caseSensitive={caseSensitive} element={<Page />} />
            ))}
          </Routes>
          <AliveMark />
        </Suspense>
      </ErrorBoundary>
      <NotificationArea />
    </>
  );
}

/** Marks the document once its HTML answers to the reader, for who has to wait for that: the browser tests. */
function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return null;
}
