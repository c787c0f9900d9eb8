// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { requestsPerPage } from '@/data/requests/queries';
import { RequestInbox } from '@/features/office/request-inbox/request-inbox';
import { paths } from '@/lib/paths';
import { fakeSession, signedIn } from '@/test/services/fake-session';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { buildRow } from '@/test/stored-requests';
import { AdminLayout } from './admin-layout';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('@/data/auth/current-session', () => ({
  get currentSession() {
    return session.current;
  },
}));

const isAdmin = 'POST /rest/v1/rpc/is_admin';
const list = 'POST /rest/v1/rpc/list_requests';
const removed = { code: 'data_removed', message: 'The folder of the local database was removed' };

let account = fakeSession();

beforeEach(() => {
  account = fakeSession();
  session.current = account;
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route path={paths.admin} element={<RequestInbox />} />
          <Route path="*" />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

test('the list is asked for while it is still asked whether the account may see it, and not again', async () => {
  const rights = laterAnswer();
  const calls = fakeSupabase({
    [isAdmin]: () => rights.promise,
    [list]: () => ({ status: 200, json: [buildRow({ name: 'Kim de Wit' })] }),
    'POST /rest/v1/rpc/requests_of_today': () => 'network error',
    'POST /rest/v1/rpc/site_reports': () => 'network error',
    'POST /rest/v1/rpc/forget_deleted_requests': () => ({ status: 204, json: null }),
    'POST /rest/v1/rpc/count_requests': () => ({ status: 200, json: { new: 1 } }),
    'GET /rest/v1/contact_submissions': () => ({ status: 200, json: [] }),
    'GET /rest/v1/saved_views': () => ({ status: 200, json: [] }),
    'POST /rest/v1/rpc/latest_changes': () => ({ status: 200, json: { as_of: 'now', latest: 1, changed: [] } }),
  });
  open(`${paths.admin}?status=new`);
  account.become(signedIn);
  await waitFor(() => expect(calls.map(({ route }) => route)).toEqual([isAdmin, list]));
  expect(calls[1]?.body).toMatchObject({ status: 'new', page_size: requestsPerPage + 1 });
  expect(screen.getByText('Bezig met laden...')).toBeVisible();
  rights.resolve({ status: 200, json: true });
  expect(await screen.findByText('Kim de Wit')).toBeVisible();
  expect(calls.filter(({ route }) => route === list)).toHaveLength(1);
});

test('another page asks for no list', async () => {
  const calls = fakeSupabase({ [isAdmin]: () => laterAnswer().promise });
  open(paths.adminFigures);
  account.become(signedIn);
  await waitFor(() => expect(calls).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.map(({ route }) => route)).toEqual([isAdmin]);
});

test('the local server lost its data while the back-office is open: the page says so', async () => {
  fakeSupabase({
    [isAdmin]: () => ({ status: 200, json: true }),
    'POST /rest/v1/rpc/forget_deleted_requests': () => ({ status: 204, json: null }),
    'POST /rest/v1/rpc/latest_changes': () => ({ status: 503, json: removed }),
    'POST /rest/v1/rpc/count_requests': () => 'network error',
    'POST /rest/v1/rpc/requests_of_today': () => 'network error',
    'POST /rest/v1/rpc/site_reports': () => 'network error',
  });
  open(paths.adminFigures);
  account.become(signedIn);
  expect(await screen.findByRole('alert')).toHaveTextContent('De gegevens van deze site zijn weg');
});

test('the local server lost its data before the back-office is opened: the page says so', async () => {
  fakeSupabase({ [isAdmin]: () => ({ status: 503, json: removed }) });
  open(paths.adminFigures);
  account.become(signedIn);
  expect(await screen.findByRole('alert')).toHaveTextContent('De gegevens van deze site zijn weg');
});
