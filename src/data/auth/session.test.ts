import type { AuthChangeEvent } from '@supabase/supabase-js';
import { describe, expect, it, test } from 'vitest';
import type { AuthArrival } from '@/domain/access/auth-arrival';
import { nextSession, signedOut, unreachable, type AuthSession, type SessionState } from './session';

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
