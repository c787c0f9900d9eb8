// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { buildRow, buildStoredRequest } from '@/test/stored-requests';
import { useChangeRequests, useDeleteRequests, useUndoChanges } from './bulk';
import { requestKeys } from './keys';

const table = 'GET /rest/v1/contact_submissions';
const change = 'POST /rest/v1/rpc/change_requests';
const undo = 'POST /rest/v1/rpc/undo_changes';
const remove = 'POST /rest/v1/rpc/delete_requests';
const before = '2026-11-21T08:05:00.123456+00:00';
const after = '2026-11-21T09:00:00.654321+00:00';
const later = '2026-11-21T09:00:01.1+00:00';
const [one, two] = [buildStoredRequest({ id: 'a' }), buildStoredRequest({ id: 'b' })];
const listPage = [...requestKeys.pages(), 'a page'];
const countAnswer = [...requestKeys.all, 'a count'];

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

/** The two requests on a page that is on screen. */
function showPage(): void {
  const page = { requests: [one, two], goneIds: [], hasPrevious: false, hasNext: false };
  queryClient.setQueryData(listPage, page);
  queryClient.setQueryData(countAnswer, {});
  queryClient.setQueryData(requestKeys.changes(), {});
  const observer = new QueryObserver(queryClient, { queryKey: listPage, queryFn: () => page, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
}

function isOld(queryKey: readonly unknown[]) {
  return queryClient.getQueryState(queryKey)?.isInvalidated;
}

test('a change names the version that was read, and only what it writes', async () => {
  const calls = fakeSupabase({ [change]: () => ({ status: 200, json: { changed: [], skipped: [] } }) });
  const { result } = renderHook(useChangeRequests, { wrapper });
  await result.current.mutateAsync({
    isWithoutMail: false,
    changes: [
      { request: one, status: 'completed' },
      { request: two, assignedTo: 'u1' },
      { request: two, assignedTo: '' },
    ],
  });
  // With nothing changed there is nothing to read again.
  expect(calls.map(({ body }) => body)).toEqual([
    {
      requests: [
        { id: 'a', version: before, status: 'completed' },
        { id: 'b', version: before, assigned_to: 'u1' },
        { id: 'b', version: before, assigned_to: null },
      ],
    },
  ]);
});

test('a changed request is shown as it is stored, and one that was skipped stays as it was', async () => {
  showPage();
  const stored = buildRow({ id: 'a', status: 'completed', updated_at: later });
  const calls = fakeSupabase({
    [change]: () => ({
      status: 200,
      json: { changed: [{ id: 'a', version: after, change: 7 }], skipped: [{ id: 'b', reason: 'closed' }] },
    }),
    [table]: () => ({ status: 200, json: [stored] }),
  });
  const { result } = renderHook(useChangeRequests, { wrapper });
  const outcome = await result.current.mutateAsync({
    changes: [one, two].map((request) => ({ request, status: 'completed' })),
    isWithoutMail: false,
  });
  // What a colleague changed since is not undone: the version is the one that the change made.
  expect(outcome).toMatchObject({
    changed: [{ id: stored.id, status: stored.status }],
    undo: [{ id: 'a', version: after, change: 7 }],
  });
  expect(outcome.skipped).toEqual([{ id: 'b', reason: 'closed' }]);
  expect(calls[1]?.search.get('id')).toBe('in.(a)');
  expect(queryClient.getQueryData(listPage)).toMatchObject({ requests: [outcome.changed[0], two], goneIds: [] });
  expect([listPage, countAnswer, requestKeys.changes()].map(isOld)).toEqual([false, true, false]);
});

test('a change that was made is no failure when its requests cannot be read at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const answers = [
    { status: 503, json: { message: 'too busy' } },
    { status: 200, json: [buildRow({ id: 'a' })] },
  ];
  fakeSupabase({
    [change]: () => ({ status: 200, json: { changed: [{ id: 'a', version: after, change: 7 }], skipped: [] } }),
    [table]: () => answers.shift() ?? 'network error',
  });
  const { result } = renderHook(useChangeRequests, { wrapper });
  const outcome = await result.current.mutateAsync({
    changes: [{ request: one, status: 'completed' }],
    isWithoutMail: false,
  });
  expect(outcome.changed).toMatchObject([{ id: 'a' }]);
  expect(answers).toEqual([]);
});

test('one that a colleague changed meanwhile is asked for at once', async () => {
  showPage();
  fakeSupabase({
    [change]: () => ({ status: 200, json: { changed: [], skipped: [{ id: 'b', reason: 'changed' }] } }),
  });
  const { result } = renderHook(useChangeRequests, { wrapper });
  await result.current.mutateAsync({ changes: [{ request: two, status: 'completed' }], isWithoutMail: false });
  expect(isOld(requestKeys.changes())).toBe(true);
});

test('undoing names the changes, and leaves out what was so already', async () => {
  const calls = fakeSupabase({
    [undo]: () => ({
      status: 200,
      json: {
        changed: [
          { id: 'a', version: later, change: 9 },
          { id: 'b', version: later, change: null },
        ],
        skipped: [],
      },
    }),
    [table]: () => ({ status: 200, json: [buildRow({ id: 'a' }), buildRow({ id: 'b' })] }),
  });
  const { result } = renderHook(useUndoChanges, { wrapper });
  const outcome = await result.current.mutateAsync({
    changes: [{ id: 'a', version: after, change: 7 }],
    isWithoutMail: true,
    isOverruled: true,
  });
  expect(calls[0]?.body).toEqual({ changes: [{ id: 'a', version: after, change: 7 }], is_overruled: true });
  expect(outcome.undo).toEqual([{ id: 'a', version: later, change: 9 }]);
});

test('deleting names the versions that were read, and tells what restores them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showPage();
  const skipped = [{ id: 'b', reason: 'changed' }];
  const calls = fakeSupabase({
    [remove]: () => ({ status: 200, json: { deleted: ['a'], deleted_at: after, skipped } }),
  });
  const { result } = renderHook(useDeleteRequests, { wrapper });
  await expect(result.current.mutateAsync({ requests: [one, two], withMail: true })).resolves.toEqual({
    deleted: ['a'],
    deletedAt: [after],
    skipped,
  });
  expect(calls[0]?.body).toEqual({
    requests: [
      { id: 'a', version: before },
      { id: 'b', version: before },
    ],
    with_mail: true,
  });
  expect(isOld(countAnswer)).toBe(true);
});

test('each of them fails as the database says', async () => {
  const refusal = { status: 403, json: { code: '42501', message: 'only for administrators' } };
  const forbidden = { code: 'forbidden' };
  fakeSupabase({ [change]: () => refusal, [undo]: () => refusal, [remove]: () => refusal });
  await expect(
    renderHook(useChangeRequests, { wrapper }).result.current.mutateAsync({
      changes: [{ request: one }],
      isWithoutMail: false,
    }),
  ).rejects.toMatchObject(forbidden);
  await expect(
    renderHook(useUndoChanges, { wrapper }).result.current.mutateAsync({
      changes: [{ id: 'a', version: before, change: 7 }],
      isWithoutMail: false,
      isOverruled: false,
    }),
  ).rejects.toMatchObject(forbidden);
  await expect(
    renderHook(useDeleteRequests, { wrapper }).result.current.mutateAsync({ requests: [one], withMail: true }),
  ).rejects.toMatchObject(forbidden);
});
