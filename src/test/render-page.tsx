import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { queryClient } from '@/data/query-client';

/** Renders a page on its route, at an address; nothing of an earlier test is in the cache. */
export function renderPage(route: string, page: ReactNode, address: string = route) {
  queryClient.clear();
  const user = userEvent.setup();
  const view = render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={route} element={page} />
        </Routes>
      </MemoryRouter>
    </HelmetProvider>,
  );
  return { user, ...view };
}
