import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';

afterEach(() => {
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Renders a part of the back-office at a path; every other path shows itself as text, such as `at /admin`. */
export function renderAdmin(children: ReactNode, path = '/here') {
  const user = userEvent.setup();
  const [pathname = path] = path.split(/[?#]/);
  render(
    <QueryProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={pathname} element={children} />
          {['/login', '/admin']
            .filter((other) => other !== pathname)
            .map((other) => (
              <Route key={other} path={other} element={`at ${other}`} />
            ))}
        </Routes>
      </MemoryRouter>
    </QueryProvider>,
  );
  return user;
}

/** Shows the query of the URL, and goes back in the history. */
export function UrlBar() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="URL">{search}</output>
      <button onClick={() => void navigate(-1)}>terug</button>
    </>
  );
}

/** What `UrlBar` shows. */
export function urlQuery(): string | null {
  return screen.getByLabelText('URL').textContent;
}
