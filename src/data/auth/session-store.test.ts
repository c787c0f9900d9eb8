// @vitest-environment jsdom
import { AuthRetryableFetchError, createClient, type AuthChangeEvent } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { parseAuthArrival, type AuthArrival } from '@/domain/access/auth-arrival';
import { authSession, fakeSupabase } from '@/test/services/fake-supabase';
import {
  createSessionStore,
  nextSession,
  signedOut,
  unreachable,
  type AuthSession,
  type SessionState,
} from './session-store';

const session: AuthSession = { user: { id: 'u1', email: 'beheer@example.org' } };
const account = { email: 'beheer@example.org', userId: 'u1' };
const checking: SessionState = { phase: 'checking' };
const signedIn: SessionState = { phase: 'signed-in', ...account };
const recovering: SessionState = { phase: 'recovering', ...account };
const plain: AuthArrival = { kind: 'none' };
const byLink: AuthArrival = { kind: 'recovery' };

test.each<[AuthChangeEvent, SessionState, AuthSession | null, AuthArrival, SessionState]>([
  ['INITIAL_SESSION', checking, session, plain, signedIn],
  ['INITIAL_SESSION', checking, null, plain, signedOut],
  ['INITIAL_SESSION', checking, session, byLink, recovering],
  ['INITIAL_SESSION', recovering, session, plain, recovering],
  ['SIGNED_IN', signedOut, session, plain, signedIn],
  ['SIGNED_IN', unreachable, session, plain, signedIn],
  ['SIGNED_IN', signedOut, session, byLink, signedIn],
  ['SIGNED_IN', recovering, session, plain, recovering],
  ['TOKEN_REFRESHED', unreachable, session, plain, signedIn],
  ['TOKEN_REFRESHED', recovering, session, plain, recovering],
  ['PASSWORD_RECOVERY', checking, session, plain, recovering],
  ['PASSWORD_RECOVERY', signedIn, session, plain, recovering],
  ['USER_UPDATED', recovering, session, byLink, signedIn],
  ['USER_UPDATED', signedIn, session, plain, signedIn],
  ['SIGNED_OUT', signedIn, null, plain, signedOut],
  ['SIGNED_OUT', recovering, null, byLink, signedOut],
  ['SIGNED_OUT', unreachable, null, plain, signedOut],
])('%s in %o', (event, state, announced, arrival, next) => {
  expect(nextSession(state, event, announced, arrival)).toEqual(next);
});

describe('nextSession', () => {
  it('keeps the same object while nothing changes, so that nothing is drawn again', () => {
    expect(nextSession(signedIn, 'TOKEN_REFRESHED', session, plain)).toBe(signedIn);
    expect(nextSession(signedOut, 'SIGNED_OUT', null, plain)).toBe(signedOut);
  });

  it('follows another account and another address', () => {
    const other = { user: { id: 'u2', email: 'beheer@example.org' } };
    expect(nextSession(signedIn, 'SIGNED_IN', other, plain)).toMatchObject({ userId: 'u2' });
    const moved = { user: { id: 'u1', email: 'nieuw@example.org' } };
    expect(nextSession(signedIn, 'USER_UPDATED', moved, plain)).toMatchObject({ email: 'nieuw@example.org' });
    expect(nextSession(checking, 'SIGNED_IN', { user: { id: 'u3' } }, plain)).toMatchObject({ email: '' });
  });
});

type Announce = (event: AuthChangeEvent, session: AuthSession | null) => void;

function startStore({ error = null, arrival = { kind: 'none' } }: { error?: unknown; arrival?: AuthArrival } = {}) {
  const callbacks: Announce[] = [];
  const onAuthStateChange = vi.fn((callback: Announce) => callbacks.push(callback));
  const getSession = vi.fn(() => Promise.resolve({ data: { session: null }, error }));
  const onSignedOut = vi.fn();
  const store = createSessionStore({
    auth: { onAuthStateChange, getSession },
    arrival,
    timeoutMs: 10_000,
    onSignedOut,
  });
  const listener = vi.fn();
  store.subscribe(listener);
  function announce(event: AuthChangeEvent, announced: AuthSession | null) {
    callbacks.forEach((callback) => callback(event, announced));
  }
  return {
    store,
    listener,
    getSession,
    onSignedOut,
    onAuthStateChange,
    announce,
  };
}

describe('the session of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('listens once, however many parts of the page ask', () => {
    const { store, onAuthStateChange } = startStore();
    store.subscribe(() => undefined);
    expect(onAuthStateChange).toHaveBeenCalledTimes(1);
  });

  it('tells its listeners of a change, until they leave', () => {
    const { store, listener, announce } = startStore();
    const leave = store.subscribe(listener);
    announce('SIGNED_IN', session);
    expect(store.getSnapshot()).toEqual({ phase: 'signed-in', email: 'beheer@example.org', userId: 'u1' });
    expect(listener).toHaveBeenCalledTimes(1);
    announce('TOKEN_REFRESHED', session);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    announce('SIGNED_OUT', null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('asks the auth client nothing inside its own callback, which would never end', async () => {
    const { getSession, announce } = startStore();
    announce('INITIAL_SESSION', null);
    expect(getSession).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(getSession).toHaveBeenCalledTimes(1);
  });

  it('is signed out without a stored session', async () => {
    const { store, announce } = startStore();
    announce('INITIAL_SESSION', null);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot()).toBe(signedOut);
  });

  it('says so when an old session could not be renewed without a response, and recovers', async () => {
    const { store, announce } = startStore({ error: new AuthRetryableFetchError('Failed to fetch', 0) });
    announce('INITIAL_SESSION', null);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getSnapshot()).toBe(unreachable);
    announce('TOKEN_REFRESHED', session);
    expect(store.getSnapshot()).toMatchObject({ phase: 'signed-in' });
  });

  it('does not wait for ever for an auth service that hangs', async () => {
    const { store } = startStore();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(store.getSnapshot()).toEqual({ phase: 'checking' });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getSnapshot()).toBe(unreachable);
  });

  it('forgets private data on every sign-out', () => {
    const { store, announce, onSignedOut } = startStore();
    announce('SIGNED_IN', session);
    announce('SIGNED_OUT', null);
    expect(store.getSnapshot()).toBe(signedOut);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    store.forget();
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });
});

describe('with the real auth client', () => {
  it('a recovery link leads to a new password, never for a moment to a plain session', async () => {
    const { access_token, refresh_token, expires_at, user } = authSession();
    fakeSupabase({ 'GET /auth/v1/user': () => ({ status: 200, json: user }) });
    window.location.hash = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&expires_at=${expires_at}&token_type=bearer&type=recovery`;
    const { auth } = createClient('http://127.0.0.1:9', 'key');
    const store = createSessionStore({
      auth,
      arrival: parseAuthArrival(window.location.hash),
      timeoutMs: 10_000,
      onSignedOut: () => undefined,
    });
    const phases: string[] = [];
    const events: string[] = [];
    store.subscribe(() => phases.push(store.getSnapshot().phase));
    auth.onAuthStateChange((event) => events.push(event));
    await vi.waitFor(
      () => expect(events).toEqual(expect.arrayContaining(['INITIAL_SESSION', 'PASSWORD_RECOVERY'])),
      20_000,
    );
    expect(window.location.hash).toBe('');
    expect(phases).toEqual(['recovering']);
    await auth.dispose();
  });
});

it('knows that a session ended because its user wanted so, until the next one', () => {
  const { store, announce } = startStore();
  announce('SIGNED_IN', session);
  store.leave();
  announce('SIGNED_OUT', null);
  expect(store.getSnapshot()).toEqual({ ...signedOut, isByChoice: true });
  announce('SIGNED_IN', session);
  announce('SIGNED_OUT', null);
  expect(store.getSnapshot()).toEqual(signedOut);
});
