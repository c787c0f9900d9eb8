import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { defaultFallbackInView } from 'react-intersection-observer';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ContentResultsContext, type ContentResults } from '@/data/content/content-results';

/**
 * Renders a page on its route, as after a navigation from another page: lazy parts arrive later. `results` is all that
 * it knows of the database. Everything counts as near the screen.
 */
export function renderPage(
  route: string,
  page: ReactNode,
  address: string = route,
  results: ContentResults = new Map<string, unknown>(),
) {
  // jsdom has no layout, and therefore no IntersectionObserver.
  defaultFallbackInView(true);
  const user = userEvent.setup();
  const view = render(
    <ContentResultsContext value={results}>
      <MemoryRouter initialEntries={[address]}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={route} element={page} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </ContentResultsContext>,
  );
  return { user, ...view };
}
