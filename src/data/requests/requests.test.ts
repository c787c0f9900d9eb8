// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { buildRow, buildStoredRequest } from '@/test/stored-requests';
import { noFilters } from './list-query';
import { useDeleteRequest, useRefetchRequest, useSaveRequest } from './mutations';
import { requestCountsQuery } from './queries';

const list = 'GET /rest/v1/contact_submissions';
const count = 'POST /rest/v1/rpc/count_requests';
const update = 'PATCH /rest/v1/contact_submissions';
const remove = 'POST /rest/v1/rpc/delete_requests';

afterEach(() => queryClient.clear());

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

const counts = requestCountsQuery(noFilters);

async function readCounts() {
  await queryClient.query(counts);
}

test('saves only what changed, and only on the version that was read', async () => {
  const stored = buildRow({ status: 'contacted' });
  const calls = fakeSupabase({ [update]: () => ({ status: 200, json: [stored] }) });
  const { result } = renderHook(useSaveRequest, { wrapper });
  const base = buildStoredRequest();
  await expect(result.current.mutateAsync({ base, edit: { status: 'contacted' } })).resolves.toMatchObject({
    id: stored.id,
    status: 'contacted',
  });
  expect(calls[0]?.body).toEqual({ status: 'contacted' });
  expect(calls[0]?.search.get('id')).toBe(`eq.${base.id}`);
  expect(calls[0]?.search.get('updated_at')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
});

test('a save that changes no row is a conflict', async () => {
  fakeSupabase({ [update]: () => ({ status: 200, json: [] }) });
  const { result } = renderHook(useSaveRequest, { wrapper });
  const save = result.current.mutateAsync({ base: buildStoredRequest(), edit: { notes: 'x' } });
  await expect(save).rejects.toMatchObject({ code: 'conflict' });
});

test('a save is stored on what the customer alone changed meanwhile', async () => {
  const moved = buildRow({ appointment_time: '11:00:00', updated_at: '2026-11-24T10:00:00+00:00' });
  const saves = [[], [moved]];
  const calls = fakeSupabase({
    [update]: () => ({ status: 200, json: saves.shift() }),
    [list]: () => ({ status: 200, json: [moved] }),
    'GET /rest/v1/request_audit': () => ({ status: 200, json: [{ by_customer: true }] }),
  });
  const { result } = renderHook(useSaveRequest, { wrapper });
  await result.current.mutateAsync({ base: buildStoredRequest(), edit: { notes: 'x' } });
  expect(
    calls
      .filter(({ route }) => route === update)
      .at(-1)
      ?.search.get('updated_at'),
  ).toBe(`eq.${moved.updated_at}`);
});

test.each([
  ['of a colleague', { by_customer: false }, {}],
  ['of the customer to the same visit', { by_customer: true }, { appointmentTime: '12:00' }],
])('a save is a conflict after a change %s', async (_, latest, edit) => {
  fakeSupabase({
    [update]: () => ({ status: 200, json: [] }),
    [list]: () => ({ status: 200, json: [buildRow({ appointment_time: '11:00:00', updated_at: 'later' })] }),
    'GET /rest/v1/request_audit': () => ({ status: 200, json: [latest] }),
  });
  const { result } = renderHook(useSaveRequest, { wrapper });
  const save = result.current.mutateAsync({ base: buildStoredRequest(), edit: { notes: 'x', ...edit } });
  await expect(save).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  [
    'a save',
    update,
    () => renderHook(useSaveRequest, { wrapper }).result.current.mutateAsync({ base: buildStoredRequest(), edit: {} }),
  ],
  [
    'a delete',
    remove,
    () =>
      renderHook(useDeleteRequest, { wrapper }).result.current.mutateAsync({
        request: buildStoredRequest(),
        withMail: true,
      }),
  ],
  ['reading again', list, () => renderHook(useRefetchRequest, { wrapper }).result.current.mutateAsync('id-1')],
])('%s fails when the database gives no response', async (_, route, attempt) => {
  fakeSupabase({ [route]: () => 'network error' });
  await expect(attempt()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a delete asks for the version that was read; when that is not there, it is a conflict', async () => {
  const calls = fakeSupabase({ [remove]: () => ({ status: 200, json: { deleted: [] } }) });
  const { result } = renderHook(useDeleteRequest, { wrapper });
  const { id, version } = buildStoredRequest();
  const asked = { request: buildStoredRequest(), withMail: false };
  await expect(result.current.mutateAsync(asked)).rejects.toMatchObject({ code: 'conflict' });
  expect(calls[0]?.body).toEqual({ requests: [{ id, version }], with_mail: false });
});

test.each<[string, unknown[], boolean]>([
  ['a save', [buildRow()], true],
  ['a conflict', [], true],
])('after %s the list is old', async (_, json, isOld) => {
  fakeSupabase({ [update]: () => ({ status: 200, json }), [count]: () => ({ status: 200, json: {} }) });
  await readCounts();
  const { result } = renderHook(useSaveRequest, { wrapper });
  await result.current.mutateAsync({ base: buildStoredRequest(), edit: { notes: 'x' } }).catch(() => undefined);
  expect(queryClient.getQueryState(counts.queryKey)?.isInvalidated).toBe(isOld);
});

test('after a failed save the list is not read again', async () => {
  const calls = fakeSupabase({ [count]: () => ({ status: 200, json: {} }), [update]: () => 'network error' });
  await readCounts();
  const { result } = renderHook(useSaveRequest, { wrapper });
  await result.current.mutateAsync({ base: buildStoredRequest(), edit: { notes: 'x' } }).catch(() => undefined);
  expect(queryClient.getQueryState(counts.queryKey)?.isInvalidated).toBe(false);
  expect(calls.map(({ route }) => route)).toEqual([count, update]);
});

test('reading again gives the newest version, or null when it is gone', async () => {
  const responses = [[buildRow({ notes: 'nieuw' })], []];
  fakeSupabase({ [list]: () => ({ status: 200, json: responses.shift() }) });
  const { result } = renderHook(useRefetchRequest, { wrapper });
  await expect(result.current.mutateAsync('id-1')).resolves.toMatchObject({ notes: 'nieuw' });
  await expect(result.current.mutateAsync('id-1')).resolves.toBeNull();
});
