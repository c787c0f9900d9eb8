// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { QueryProvider } from '@/data/query-client';
import { hasSessionDrafts, writeSessionDraft, hasSessionDraft } from '@/lib/browser/session-draft';
import { fakeSession, signedIn } from '@/test/services/fake-session';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { hasAdminFlag, setAdminFlag } from './admin-flag';
import { AdminFrame } from './admin-frame';
import { AdminGuard } from './admin-guard';
import { useRedirectPath } from './use-redirect-path';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('@/data/auth/current-session', () => ({
  get currentSession() {
    return session.current;
  },
}));

const isAdmin = 'POST /rest/v1/rpc/is_admin';
const yes: FakeAnswer = { status: 200, json: true };
const no: FakeAnswer = { status: 200, json: false };

let page = fakeSession();

beforeEach(() => {
  page = fakeSession();
  session.current = page;
});

function open() {
  return renderAdmin(
    <AdminGuard>
      <AdminFrame>de aanvragen</AdminFrame>
    </AdminGuard>,
    '/admin',
  );
}

test('waits while the session and the rights are looked up, then opens for an administrator', async () => {
  const calls = fakeSupabase({ [isAdmin]: () => yes });
  open();
  expect(screen.getByText('Bezig met laden...')).toBeVisible();
  expect(calls).toEqual([]);
  page.become(signedIn);
  expect(screen.queryByText('de aanvragen')).toBeNull();
  expect(await screen.findByText('de aanvragen')).toBeVisible();
});

test('leads to the login without a session and without the flag', () => {
  open();
  page.become({ phase: 'signed-out', isUnreachable: false });
  expect(screen.getByText('at /login')).toBeVisible();
});

test('with the flag alone there is the frame, and nothing in it', async () => {
  setAdminFlag();
  const calls = fakeSupabase({});
  const user = open();
  page.become({ phase: 'signed-out', isUnreachable: false });
  expect(screen.getByRole('heading', { name: 'Admin' })).toBeVisible();
  expect(screen.getByText('Je sessie is verlopen')).toBeVisible();
  expect(screen.queryByText(/is bewaard/)).toBeNull();
  expect(screen.queryByText('de aanvragen')).toBeNull();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Opnieuw inloggen' }));
  expect(screen.getByText('at /login')).toBeVisible();
});

test('with the flag alone it says that what was typed is kept', () => {
  setAdminFlag();
  writeSessionDraft('request.a', '{}');
  open();
  page.become({ phase: 'signed-out', isUnreachable: false });
  expect(screen.getByText(/^Wat je hebt getypt en nog niet had opgeslagen, is bewaard/)).toBeVisible();
});

test('with the flag and no response it does not claim that the session has expired', () => {
  setAdminFlag();
  open();
  page.become({ phase: 'signed-out', isUnreachable: true });
  expect(screen.getByRole('alert')).toHaveTextContent('De inlogdienst geeft geen antwoord');
  expect(screen.queryByText('Je sessie is verlopen')).toBeNull();
});

test('an account without rights sees why, and can leave', async () => {
  vi.spyOn(notify, 'info').mockReturnValue();
  fakeSupabase({ [isAdmin]: () => no });
  const user = open();
  page.become(signedIn);
  expect(await screen.findByText(/heeft geen beheerdersrechten/)).toHaveTextContent('beheer@woninglabel.example');
  expect(screen.queryByText('de aanvragen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(await screen.findByText('at /login')).toBeVisible();
});

test('rights that could not be looked up are looked up again on demand', async () => {
  const responses: FakeAnswer[] = [{ status: 401, json: { code: '42501', message: 'no' } }, yes];
  fakeSupabase({ [isAdmin]: () => responses.shift() ?? 'network error' });
  const user = open();
  page.become(signedIn);
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('de aanvragen')).toBeVisible();
});

test('logging out clears the flag, says so and leads to the login', async () => {
  setAdminFlag();
  const info = vi.spyOn(notify, 'info').mockReturnValue();
  fakeSupabase({ [isAdmin]: () => yes });
  const user = open();
  page.become(signedIn);
  await user.click(await screen.findByRole('button', { name: 'Uitloggen' }));
  expect(await screen.findByText('at /login')).toBeVisible();
  await waitFor(() => expect(info).toHaveBeenCalledWith('Je bent uitgelogd'));
  expect(hasAdminFlag()).toBe(false);
});

test('a session that ends elsewhere closes what is open', async () => {
  fakeSupabase({ [isAdmin]: () => yes });
  open();
  page.become(signedIn);
  await screen.findByText('de aanvragen');
  page.become({ phase: 'signed-out', isUnreachable: false });
  expect(screen.getByText('at /login')).toBeVisible();
});

describe('where the next sign-in leads', () => {
  function Destination() {
    return `to ${useRedirectPath()}`;
  }

  async function openPage() {
    fakeSupabase({ [isAdmin]: () => yes });
    render(
      <QueryProvider>
        <MemoryRouter initialEntries={['/admin/agenda?week=2026-11-23']}>
          <Routes>
            <Route
              path="/admin/agenda"
              element={
                <AdminGuard>
                  <AdminFrame>de agenda</AdminFrame>
                </AdminGuard>
              }
            />
            <Route path="/login" element={<Destination />} />
          </Routes>
        </MemoryRouter>
      </QueryProvider>,
    );
    page.become(signedIn);
    await screen.findByText('de agenda');
  }

  test('back to the page after a session that expired', async () => {
    await openPage();
    page.forget();
    expect(screen.getByText('to /admin/agenda?week=2026-11-23')).toBeVisible();
  });

  test('to the start after signing out, also when the session ends before the browser has left the page', async () => {
    await openPage();
    page.leave();
    page.forget();
    expect(screen.getByText('to /admin')).toBeVisible();
  });

  test.each(['https://example.org/admin', '//example.org', '/administratie', '/mijn-aanvraag', 7])(
    'to the start where the state names no page of the back-office: %s',
    (state) => {
      render(
        <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
          <Destination />
        </MemoryRouter>,
      );
      expect(screen.getByText('to /admin')).toBeVisible();
    },
  );
});

describe('what was typed and not saved', () => {
  async function openWithInput() {
    const info = vi.spyOn(notify, 'info').mockReturnValue();
    fakeSupabase({ [isAdmin]: () => yes });
    const user = open();
    page.become(signedIn);
    await screen.findByText('de aanvragen');
    writeSessionDraft('some-text', 'getypt');
    return { user, info };
  }

  function answerQuestion(isConfirmed: boolean) {
    const confirm = vi.fn(() => isConfirmed);
    vi.stubGlobal('confirm', confirm);
    return confirm;
  }

  test('makes logging out a question; after a no everything is still there', async () => {
    setAdminFlag();
    const confirm = answerQuestion(false);
    const { user, info } = await openWithInput();
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('nog niet is opgeslagen'));
    expect(screen.getByText('de aanvragen')).toBeVisible();
    expect(info).not.toHaveBeenCalled();
    expect(hasAdminFlag()).toBe(true);
    expect(hasSessionDraft('some-text')).toBe(true);
  });

  test('leaves nothing behind for the next person after a yes', async () => {
    setAdminFlag();
    answerQuestion(true);
    const { user } = await openWithInput();
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByText('at /login')).toBeVisible();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(hasAdminFlag()).toBe(false);
  });

  test('survives an expired session for the same account', async () => {
    await openWithInput();
    page.become({ phase: 'signed-out', isUnreachable: false });
    cleanup();
    page.become(signedIn);
    open();
    await screen.findByText('de aanvragen');
    expect(hasSessionDraft('some-text')).toBe(true);
  });

  test('is gone before another account sees the back-office', async () => {
    await openWithInput();
    page.become({ phase: 'signed-in', userId: 'admin-2', email: 'ander@woninglabel.example' });
    expect(hasSessionDrafts()).toBe(false);
  });

  test('asks nothing when there is none', async () => {
    const confirm = answerQuestion(false);
    const { user } = await openWithInput();
    window.sessionStorage.clear();
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByText('at /login')).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
  });
});
