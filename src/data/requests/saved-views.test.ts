// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { queryClient, QueryProvider } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { savedViewsQuery, useDeleteView, useRenameView, useSaveView } from './saved-views';

const table = '/rest/v1/saved_views';
const view = { id: 'v1', name: 'Spoed', query: 'spoed=ja' };
const views = savedViewsQuery();

afterEach(() => queryClient.clear());

function wrapper({ children }: { children: ReactNode }) {
  return createElement(QueryProvider, null, children);
}

test('the views are read by name', async () => {
  const calls = fakeSupabase({ [`GET ${table}`]: () => ({ status: 200, json: [view] }) });
  await expect(queryClient.query(views)).resolves.toEqual([view]);
  expect(calls[0]?.search.get('order')).toBe('name_key.asc');
});

test('a view is saved whole, renamed and deleted by its id, and the views are old each time', async () => {
  const calls = fakeSupabase({
    [`POST ${table}`]: () => ({ status: 201, json: null }),
    [`PATCH ${table}`]: () => ({ status: 200, json: [{ id: 'v1' }] }),
    [`DELETE ${table}`]: () => ({ status: 204, json: null }),
  });
  async function leavesStale(change: () => Promise<void>) {
    queryClient.setQueryData(views.queryKey, [view]);
    await change();
    return queryClient.getQueryState(views.queryKey)?.isInvalidated;
  }
  const save = renderHook(useSaveView, { wrapper }).result.current.mutateAsync;
  const rename = renderHook(useRenameView, { wrapper }).result.current.mutateAsync;
  const remove = renderHook(useDeleteView, { wrapper }).result.current.mutateAsync;
  expect(await leavesStale(() => save(view))).toBe(true);
  expect(await leavesStale(() => rename({ id: 'v1', name: 'Haast' }))).toBe(true);
  expect(await leavesStale(() => remove(view))).toBe(true);
  expect(calls.map(({ body, search }) => [body, search.get('id')])).toEqual([
    [view, null],
    [{ name: 'Haast' }, 'eq.v1'],
    [null, 'eq.v1'],
  ]);
});

test('renaming a view that is gone is a conflict, deleting one is no failure', async () => {
  fakeSupabase({
    [`PATCH ${table}`]: () => ({ status: 200, json: [] }),
    [`DELETE ${table}`]: () => ({ status: 204, json: null }),
  });
  const rename = renderHook(useRenameView, { wrapper }).result.current.mutateAsync({ id: 'v1', name: 'Haast' });
  await expect(rename).rejects.toMatchObject({ code: 'conflict' });
  await expect(renderHook(useDeleteView, { wrapper }).result.current.mutateAsync(view)).resolves.toBeUndefined();
});

test('a name that is taken is told as such', async () => {
  fakeSupabase({ [`POST ${table}`]: () => ({ status: 409, json: { code: '23505', message: 'duplicate key' } }) });
  const save = renderHook(useSaveView, { wrapper }).result.current.mutateAsync(view);
  await expect(save).rejects.toMatchObject({ code: 'duplicate' });
});
