// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { supabase } from '@/data/client';
import { authSession, fakeSupabase } from '@/test/services/fake-supabase';
import { currentSession } from './current-session';
import { signOut } from './sign-out';

const signIn = 'POST /auth/v1/token';
const logout = 'POST /auth/v1/logout';

afterEach(() => {
  window.localStorage.clear();
  vi.useRealTimers();
});

async function startSignedIn(routes: Parameters<typeof fakeSupabase>[0]) {
  const calls = fakeSupabase({ [signIn]: () => ({ status: 200, json: authSession() }), ...routes });
  currentSession.subscribe(() => undefined);
  await supabase.auth.signInWithPassword({ email: 'beheer@woninglabel.example', password: 'x' });
  expect(currentSession.getSnapshot().phase).toBe('signed-in');
  expect(Object.keys(window.localStorage)).toHaveLength(1);
  return calls;
}

test('ends this session on the server, and no other', async () => {
  const calls = await startSignedIn({ [logout]: () => ({ status: 204, json: null }) });
  await signOut();
  expect(calls.at(-1)?.route).toBe(logout);
  expect(calls.at(-1)?.search.get('scope')).toBe('local');
  expect(currentSession.getSnapshot().phase).toBe('signed-out');
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('works here when the server cannot be reached', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await startSignedIn({ [logout]: () => 'network error' });
  await signOut();
  expect(currentSession.getSnapshot().phase).toBe('signed-out');
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('works here while an expired session waits for a renewal that never comes', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await startSignedIn({});
  const [key = ''] = Object.keys(window.localStorage);
  window.localStorage.setItem(key, JSON.stringify({ ...authSession(), expires_at: 1 }));
  fakeSupabase({ [signIn]: () => new Promise(() => undefined) });
  vi.useFakeTimers();
  const done = signOut();
  await vi.advanceTimersByTimeAsync(4_000);
  await done;
  expect(currentSession.getSnapshot().phase).toBe('signed-out');
  expect(Object.keys(window.localStorage)).toEqual([]);
});
