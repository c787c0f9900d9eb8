// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { heldRequestsQuery, useAcceptHeld, useDeleteHeld, useRestoreRequests } from './held';
import { requestKeys } from './keys';
import { noFilters } from './list-query';

const held = 'POST /rest/v1/rpc/held_requests';
const accept = 'POST /rest/v1/rpc/accept_held_requests';
const remove = 'POST /rest/v1/rpc/delete_held_requests';
const restore = 'POST /rest/v1/rpc/restore_requests';
const moment = '2026-11-21T01:47:07.560123+00:00';
const refusal = { status: 403, json: { code: '42501', message: 'only for administrators' } };
const listAnswer = [...requestKeys.all, 'a list'];
const openedAnswer = requestKeys.opened('c');

beforeEach(() => {
  queryClient.setQueryData(listAnswer, []);
  queryClient.setQueryData(openedAnswer, {});
  queryClient.setQueryData(requestKeys.newest(), moment);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

function isOld(queryKey: readonly unknown[]) {
  return queryClient.getQueryState(queryKey)?.isInvalidated;
}

test.each([0, 7])('tells that %i are held, and the moment of that to the microsecond', async (total) => {
  const calls = fakeSupabase({ [held]: () => ({ status: 200, json: { total, seen_at: moment } }) });
  await expect(queryClient.query(heldRequestsQuery({ ...noFilters, search: 'jo' }))).resolves.toEqual({
    total,
    seenAt: moment,
  });
  expect(calls.map(({ body }) => body)).toEqual([{ search: 'jo' }]);
});

test('what is accepted is in the list, and is not announced as new', async () => {
  const calls = fakeSupabase({ [accept]: () => ({ status: 200, json: 2 }) });
  const { result } = renderHook(useAcceptHeld, { wrapper });
  await expect(result.current.mutateAsync({ ids: ['a', 'b'], isWithoutMail: false })).resolves.toBe(2);
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['a', 'b'] }]);
  expect(isOld(listAnswer)).toBe(true);
  expect(isOld(requestKeys.newest())).toBe(true);
  expect(isOld(openedAnswer), 'which may be edited').toBe(false);
});

test.each<[string, string[] | null, object]>([
  ['these two', ['a', 'b'], { seen_at: moment, ids: ['a', 'b'], search: 'jo' }],
  ['none', [], { seen_at: moment, ids: [], search: 'jo' }],
  ['all that match', null, { seen_at: moment, search: 'jo' }],
])('deletes %s as they were seen, and tells what restores them', async (_, ids, body) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = fakeSupabase({ [remove]: () => ({ status: 200, json: { total: 0, deleted_at: moment } }) });
  const { result } = renderHook(useDeleteHeld, { wrapper });
  const deletion = { seenAt: moment, ids, filters: { ...noFilters, search: 'jo' } };
  await expect(result.current.mutateAsync(deletion)).resolves.toEqual({ total: 0, deletedAt: moment });
  expect(calls.map((call) => call.body)).toEqual([body]);
  expect(isOld(listAnswer)).toBe(true);
});

test('restores what was deleted at a moment', async () => {
  const calls = fakeSupabase({ [restore]: () => ({ status: 200, json: { restored: 1, left: 0 } }) });
  const { result } = renderHook(useRestoreRequests, { wrapper });
  await result.current.mutateAsync(moment);
  expect(calls.map(({ body }) => body)).toEqual([{ deleted_at: moment }]);
  expect(isOld(listAnswer)).toBe(true);
});

test.each([
  ['too late', { status: 200, json: { restored: 0, left: 0 } }, 'conflict'],
  ['not allowed', refusal, 'forbidden'],
])('restoring that is %s is told as such', async (_, answer, code) => {
  fakeSupabase({ [restore]: () => answer });
  const { result } = renderHook(useRestoreRequests, { wrapper });
  await expect(result.current.mutateAsync(moment)).rejects.toMatchObject({ code });
});

test('what is not allowed is told as such by the others too', async () => {
  fakeSupabase({ [held]: () => refusal, [accept]: () => refusal, [remove]: () => refusal });
  const deletion = { seenAt: moment, ids: null, filters: noFilters };
  const forbidden = { code: 'forbidden' };
  await expect(queryClient.query(heldRequestsQuery(noFilters))).rejects.toMatchObject(forbidden);
  await expect(
    renderHook(useAcceptHeld, { wrapper }).result.current.mutateAsync({ ids: ['a'], isWithoutMail: false }),
  ).rejects.toMatchObject(forbidden);
  await expect(renderHook(useDeleteHeld, { wrapper }).result.current.mutateAsync(deletion)).rejects.toMatchObject(
    forbidden,
  );
});
