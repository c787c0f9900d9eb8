// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const list = 'POST /rest/v1/rpc/list_requests';
const count = 'POST /rest/v1/rpc/count_requests';
const table = 'GET /rest/v1/contact_submissions';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Admin';
});

afterEach(() => {
  vi.useRealTimers();
  showTab('visible');
});

function showTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A database in which requests come in; `stored` are their timestamps, newest first. */
function renderInbox(stored: string[], poll: () => FakeAnswer | null = () => null) {
  const polls: string[] = [];
  fakeSupabase({
    [list]: () => ({ status: 200, json: stored.map((at, index) => buildRow({ id: `${index}`, created_at: at })) }),
    [count]: () => ({ status: 200, json: { new: stored.length } }),
    [table]: ({ search }) => {
      const since = search.get('created_at')?.slice('gt.'.length);
      if (since === undefined) return { status: 200, json: stored.slice(0, 1).map((at) => ({ created_at: at })) };
      polls.push(since);
      return poll() ?? { status: 200, json: stored.filter((at) => at > since).map((id) => ({ id })) };
    },
  });
  renderAdmin(<RequestInbox />, '/admin?status=completed');
  return polls;
}

test('tells of new requests, in the tab too, until they are shown', async () => {
  const stored = ['2026-11-21T08:05:00+00:00'];
  renderInbox(stored);
  await pass(100);
  expect(screen.queryByRole('button', { name: 'Tonen' })).toBeNull();
  stored.unshift('2026-11-21T08:07:00+00:00', '2026-11-21T08:06:00+00:00');
  await pass(30_000);
  expect(screen.getByText('2 nieuwe aanvragen')).toBeVisible();
  expect(document.title).toBe('(2) Admin');
  stored.unshift('2026-11-21T08:08:00+00:00');
  await pass(30_000);
  expect(document.title).toBe('(3) Admin');

  fireEvent.click(screen.getByRole('button', { name: 'Tonen' }));
  await pass(100);
  expect(screen.queryByText(/nieuwe aanvra/)).toBeNull();
  expect(document.title).toBe('Admin');
  expect(screen.getByText('4 van 4 aanvragen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alle 4', pressed: true })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Energielabel Aanvragen' })).toHaveFocus();
});

test('goes on behind another tab, for the title of the tab tells of it, and looks at once when somebody comes back', async () => {
  const stored = ['2026-11-21T08:05:00+00:00'];
  const failures: FakeAnswer[] = ['network error'];
  const polls = renderInbox(stored, () => (polls.length > 1 ? (failures.shift() ?? null) : null));
  await pass(100);
  act(() => showTab('hidden'));
  stored.unshift('2026-11-21T08:06:00+00:00');
  await pass(30_000);
  expect(document.title).toBe('Admin');
  await pass(30_000);
  expect(document.title).toBe('(1) Admin');
  const before = polls.length;
  act(() => showTab('visible'));
  await pass(100);
  expect(polls).toHaveLength(before + 1);
});

test('a failed poll says nothing; the next one counts', async () => {
  const stored = ['2026-11-21T08:05:00+00:00'];
  const responses: (FakeAnswer | null)[] = [null, { status: 401, json: { code: '42501', message: 'no' } }];
  renderInbox(stored, () => responses.shift() ?? null);
  await pass(100);
  stored.unshift('2026-11-21T08:06:00+00:00');
  await pass(30_000);
  expect(screen.queryByText('1 nieuwe aanvraag')).toBeNull();
  await pass(30_000);
  expect(screen.getByText('1 nieuwe aanvraag')).toBeVisible();
});

test('the very first request is new as well', async () => {
  const stored: string[] = [];
  const polls = renderInbox(stored, () => (stored.length === 0 ? null : { status: 200, json: [{ id: 'a' }] }));
  await pass(100);
  expect(polls).toEqual(['-infinity']);
  stored.unshift('2026-11-21T08:06:00+00:00');
  await pass(30_000);
  expect(screen.getByText('1 nieuwe aanvraag')).toBeVisible();
});
