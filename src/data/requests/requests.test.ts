// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { QueryProvider } from '@/data/query-provider';
import { fakeSupabase, type FakeAnswer } from '@/test/fake-supabase';
import { buildRow, buildSubmission } from '@/test/submissions';
import { useDeleteRequest, useReadAgain, useSaveRequest } from './mutations';
import { requestsPerPage, requestsQuery } from './queries';

const list = 'GET /rest/v1/contact_submissions';
const update = 'PATCH /rest/v1/contact_submissions';
const remove = 'DELETE /rest/v1/contact_submissions';

afterEach(() => queryClient.clear());

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

function rows(count: number, from = 0) {
  return Array.from({ length: count }, (_, index) =>
    buildRow({ id: `id-${from + index}`, created_at: `2026-11-21T08:05:00.${100000 - from - index}+00:00` }),
  );
}

async function readPages(count: number) {
  await queryClient.infiniteQuery({ ...requestsQuery(), pages: count, retry: false });
  return queryClient.getQueryData(requestsQuery().queryKey)?.pages ?? [];
}

test('reads the first page, newest first, and one more to know of a next page', async () => {
  const calls = fakeSupabase({ [list]: () => ({ status: 200, json: rows(requestsPerPage + 1) }) });
  const pages = await readPages(1);
  expect(pages[0]?.requests).toHaveLength(requestsPerPage);
  expect(pages[0]?.next).toEqual({ createdAt: '2026-11-21T08:05:00.99951+00:00', id: 'id-49' });
  expect(calls[0]?.search.get('order')).toBe('created_at.desc,id.desc');
  expect(calls[0]?.search.get('limit')).toBe('51');
  expect(calls[0]?.search.has('or')).toBe(false);
});

test('reads the next page by the key of the last request, in the form that uses the index', async () => {
  const calls = fakeSupabase({
    [list]: ({ search }) => ({ status: 200, json: search.has('or') ? rows(3, 50) : rows(requestsPerPage + 1) }),
  });
  const pages = await readPages(2);
  expect(pages[1]?.requests.map(({ id }) => id)).toEqual(['id-50', 'id-51', 'id-52']);
  expect(pages[1]?.next).toBeNull();
  const key = '2026-11-21T08:05:00.99951+00:00';
  expect(calls[1]?.search.get('created_at')).toBe(`lte.${key}`);
  expect(calls[1]?.search.get('or')).toBe(`(created_at.lt.${key},and(created_at.eq.${key},id.lt.id-49))`);
});

test.each<[string, FakeAnswer, string]>([
  ['no answer', 'network error', 'unavailable'],
  ['a refusal', { status: 401, json: { code: '42501', message: 'permission denied' } }, 'forbidden'],
  ['something else than rows', { status: 200, json: { hello: 1 } }, 'unavailable'],
])('fails on %s', async (_, answer, fault) => {
  fakeSupabase({ [list]: () => answer });
  await expect(readPages(1)).rejects.toMatchObject({ fault });
});

test('saves only what changed, and only on the version that was read', async () => {
  const stored = buildRow({ status: 'contacted' });
  const calls = fakeSupabase({ [update]: () => ({ status: 200, json: [stored] }) });
  const { result } = renderHook(useSaveRequest, { wrapper });
  const base = buildSubmission();
  await expect(result.current.mutateAsync({ base, changes: { status: 'contacted' } })).resolves.toEqual(stored);
  expect(calls[0]?.body).toEqual({ status: 'contacted' });
  expect(calls[0]?.search.get('id')).toBe(`eq.${base.id}`);
  expect(calls[0]?.search.get('updated_at')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
});

test('a save that changes no row is a conflict', async () => {
  fakeSupabase({ [update]: () => ({ status: 200, json: [] }) });
  const { result } = renderHook(useSaveRequest, { wrapper });
  const save = result.current.mutateAsync({ base: buildSubmission(), changes: { notes: 'x' } });
  await expect(save).rejects.toMatchObject({ fault: 'conflict' });
});

test.each([
  [
    'a save',
    () => renderHook(useSaveRequest, { wrapper }).result.current.mutateAsync({ base: buildSubmission(), changes: {} }),
  ],
  ['a delete', () => renderHook(useDeleteRequest, { wrapper }).result.current.mutateAsync('id-1')],
  ['reading again', () => renderHook(useReadAgain, { wrapper }).result.current.mutateAsync('id-1')],
])('%s fails when the database gives no answer', async (_, attempt) => {
  fakeSupabase({});
  await expect(attempt()).rejects.toMatchObject({ fault: 'unavailable' });
});

test('a delete that deletes no row is a failure', async () => {
  fakeSupabase({ [remove]: () => ({ status: 200, json: [] }) });
  const { result } = renderHook(useDeleteRequest, { wrapper });
  await expect(result.current.mutateAsync('id-1')).rejects.toMatchObject({ fault: 'conflict' });
});

test.each<[string, unknown[], boolean]>([
  ['a save', [buildRow()], true],
  ['a conflict', [], true],
])('after %s the list is old', async (_, json, isOld) => {
  fakeSupabase({ [update]: () => ({ status: 200, json }), [list]: () => ({ status: 200, json: [] }) });
  await readPages(1);
  const { result } = renderHook(useSaveRequest, { wrapper });
  await result.current.mutateAsync({ base: buildSubmission(), changes: { notes: 'x' } }).catch(() => undefined);
  expect(queryClient.getQueryState(requestsQuery().queryKey)?.isInvalidated).toBe(isOld);
});

test('after a failed save the list is not read again', async () => {
  const calls = fakeSupabase({ [list]: () => ({ status: 200, json: [] }) });
  await readPages(1);
  const { result } = renderHook(useSaveRequest, { wrapper });
  await result.current.mutateAsync({ base: buildSubmission(), changes: { notes: 'x' } }).catch(() => undefined);
  expect(queryClient.getQueryState(requestsQuery().queryKey)?.isInvalidated).toBe(false);
  expect(calls.map(({ route }) => route)).toEqual([list, update]);
});

test('reading again gives the newest version, or null when it is gone', async () => {
  const answers = [[buildRow({ notes: 'nieuw' })], []];
  fakeSupabase({ [list]: () => ({ status: 200, json: answers.shift() }) });
  const { result } = renderHook(useReadAgain, { wrapper });
  await expect(result.current.mutateAsync('id-1')).resolves.toMatchObject({ notes: 'nieuw' });
  await expect(result.current.mutateAsync('id-1')).resolves.toBeNull();
});
