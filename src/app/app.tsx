import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { loadForNavigation } from '@/lib/load-code';
import { AdminLayout, pageRoutes } from './pages';
import { ScrollManager } from './scroll-manager';
import { loadSiteStyles } from './site-styles';

export const loadingText = 'Bezig met laden...';

// Created once: new props would make React discard the parts of a page that are not hydrated yet.
const routes = (
  <>
    {pageRoutes.filter(({ isRoom }) => !isRoom).map(toRoute)}
    <Route element={<AdminLayout />}>{pageRoutes.filter(({ isRoom }) => isRoom).map(toRoute)}</Route>
  </>
);

function toRoute({ path, caseSensitive, Page }: (typeof pageRoutes)[number]) {
  return <Route key={path} path={path} caseSensitive={caseSensitive} element={<Page />} />;
}

interface AppProps {
  /** The page that is prerendered, or was; none where React draws the first page. */
  prerenderedPath: string | undefined;
}

/** The site inside a router: the browser's, or that of the prerender. */
export function App({ prerenderedPath }: AppProps) {
  return (
    <>
      <ScrollManager isPrerendered={prerenderedPath !== undefined} />
      <ErrorBoundary title="Deze pagina kon niet worden geladen">
        <Suspense fallback={<Loading text={loadingText} />}>
          <SiteStyles prerenderedPath={prerenderedPath} />
          <Routes>{routes}</Routes>
          <HydratedMark />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

let neededStyles: Promise<unknown> | undefined;

/** A prerendered page brings its own styles alone; every other page waits for those of the whole site. */
function SiteStyles({ prerenderedPath }: AppProps) {
  if (useLocation().pathname !== prerenderedPath) use((neededStyles ??= loadForNavigation(loadSiteStyles)));
  return null;
}

/** Marks the document once the page is hydrated, for who has to wait for that: the browser tests. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
