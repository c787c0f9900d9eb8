// @vitest-environment jsdom
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DataError, type DataErrorCode } from '@/data/errors';
import { privateKey, queryClient } from '@/data/query-client';
import { hasSessionDrafts, writeSessionDraft } from '@/lib/browser/session-draft';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { watchAccess } from './lost-access';
import { isAdminQuery } from './queries';

const userId = 'admin-1';
const isAdmin = 'POST /rest/v1/rpc/is_admin';

/** An open screen with a list, a save and a session draft; `rights` are the successive answers to `is_admin`. */
async function openScreen(rights: FakeAnswer[]) {
  const calls = fakeSupabase({ [isAdmin]: () => rights.shift() ?? 'network error' });
  writeSessionDraft('notes', 'getypt');
  let refusal: DataError | null = null;

  function answer(): Promise<string[]> {
    return refusal ? Promise.reject(refusal) : Promise.resolve(['Mevrouw Geheim']);
  }

  function Screen() {
    const { data } = useQuery({ queryKey: [privateKey, 'requests'], queryFn: answer, retry: false });
    const save = useMutation<string[], Error, string>({ mutationFn: answer });
    return (
      <>
        {data}
        <button onClick={() => save.mutate('Mevrouw Geheim belt terug')}>opslaan</button>
      </>
    );
  }

  function Frame() {
    const { data } = useQuery(isAdminQuery(userId));
    return data === true ? <Screen /> : `rights: ${String(data)}`;
  }

  onTestFinished(watchAccess(userId));
  const user = renderAdmin(<Frame />);
  await screen.findByText('Mevrouw Geheim');
  function refuse(code: DataErrorCode): void {
    refusal = new DataError(code, '42501');
  }
  return { user, calls, refuse };
}

/** Everything that the caches of the page hold. */
function cached(): string {
  const queries = queryClient.getQueryCache().getAll();
  const mutations = queryClient.getMutationCache().getAll();
  return JSON.stringify([queries.map(({ state }) => state.data), mutations.map(({ state }) => state.variables)]);
}

const yes: FakeAnswer = { status: 200, json: true };
const no: FakeAnswer = { status: 200, json: false };

async function refetch(): Promise<void> {
  await act(() => queryClient.refetchQueries({ queryKey: [privateKey, 'requests'] }));
}

test('a read that is forbidden empties the screen, the caches and what was typed', async () => {
  const { refuse } = await openScreen([yes, no]);
  refuse('forbidden');
  await refetch();
  expect(await screen.findByText('rights: false')).toBeVisible();
  expect(screen.queryByText('Mevrouw Geheim')).toBeNull();
  expect(cached()).not.toContain('Geheim');
  await waitFor(() => expect(hasSessionDrafts()).toBe(false));
});

test('a write that is forbidden does the same', async () => {
  const { user, refuse } = await openScreen([yes, no]);
  refuse('forbidden');
  await user.click(screen.getByRole('button', { name: 'opslaan' }));
  expect(await screen.findByText('rights: false')).toBeVisible();
  expect(cached()).not.toContain('Geheim');
  await waitFor(() => expect(hasSessionDrafts()).toBe(false));
});

test.each([
  ['this is an administrator after all', yes],
  ['the database gives no answer', 'network error'],
] as const)('what was typed stays when %s', async (_, answer) => {
  const { refuse, calls } = await openScreen([yes, answer]);
  refuse('forbidden');
  await refetch();
  expect(await screen.findByText('rights: false')).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => Promise.resolve());
  expect(hasSessionDrafts()).toBe(true);
});

test('who comes back to the tab after being removed finds it empty', async () => {
  await openScreen([yes, no]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('rights: false')).toBeVisible();
  expect(cached()).not.toContain('Geheim');
  expect(hasSessionDrafts()).toBe(false);
});

test('without a session nothing is shown until the rights are known, and what was typed stays', async () => {
  const { refuse } = await openScreen([yes, { status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }]);
  refuse('unauthenticated');
  await refetch();
  expect(await screen.findByText('rights: undefined')).toBeVisible();
  expect(hasSessionDrafts()).toBe(true);
});

test('any other failure closes nothing', async () => {
  const { refuse } = await openScreen([yes]);
  refuse('conflict');
  await refetch();
  expect(screen.getByText('Mevrouw Geheim')).toBeVisible();
});
