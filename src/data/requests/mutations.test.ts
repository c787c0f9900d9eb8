// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { requestKeys } from './keys';
import { forgetDeletedRequests, useRestoreRequest } from './mutations';

const restore = 'POST /rest/v1/rpc/restore_request';
const forget = 'POST /rest/v1/rpc/forget_deleted_requests';
const listAnswer = [...requestKeys.all, 'a list'];

beforeEach(() => {
  queryClient.setQueryData(listAnswer, []);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

function isListOld() {
  return queryClient.getQueryState(listAnswer)?.isInvalidated;
}

test('restoring makes the list old', async () => {
  const calls = fakeSupabase({ [restore]: () => ({ status: 200, json: true }) });
  const { result } = renderHook(useRestoreRequest, { wrapper });
  await result.current.mutateAsync({ id: 'id-1' });
  expect(calls[0]?.body).toEqual({ request_id: 'id-1', is_overruled: false });
  expect(isListOld()).toBe(true);
});

test('restoring too late is a conflict, and makes the list old as well', async () => {
  fakeSupabase({ [restore]: () => ({ status: 200, json: false }) });
  const { result } = renderHook(useRestoreRequest, { wrapper });
  await expect(result.current.mutateAsync({ id: 'id-1' })).rejects.toMatchObject({ code: 'conflict' });
  expect(isListOld()).toBe(true);
});

test.each<[string, FakeAnswer, string]>([
  ['no response', 'network error', 'unavailable'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'only for administrators' } }, 'forbidden'],
  ['something else', { status: 200, json: { hello: 1 } }, 'unavailable'],
])('restoring fails on %s', async (_, response, code) => {
  fakeSupabase({ [restore]: () => response });
  const { result } = renderHook(useRestoreRequest, { wrapper });
  await expect(result.current.mutateAsync({ id: 'id-1' })).rejects.toMatchObject({ code });
  expect(isListOld()).toBe(false);
});

test('what can no longer be restored is forgotten by the database when the back-office asks', async () => {
  const calls = fakeSupabase({ [forget]: () => ({ status: 204, json: null }) });
  await forgetDeletedRequests();
  expect(calls.map(({ route }) => route)).toEqual([forget]);
});

test('a failure to forget is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fakeSupabase({ [forget]: () => 'network error' });
  await expect(forgetDeletedRequests()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
