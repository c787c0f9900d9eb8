import { expect, test } from 'vitest';
import type { SessionState } from '@/data/auth/session-store';
import { guardView, type GuardView } from './guard-view';

const account = { email: 'beheer@example.org', userId: 'u1' };
const states: Record<string, SessionState> = {
  checking: { phase: 'checking' },
  'signed out': { phase: 'signed-out', isUnreachable: false },
  unreachable: { phase: 'signed-out', isUnreachable: true },
  'signed in': { phase: 'signed-in', ...account },
  recovering: { phase: 'recovering', ...account },
};

test.each<[keyof typeof states, boolean, boolean | undefined, boolean, GuardView]>([
  ['checking', false, undefined, false, 'loading'],
  ['checking', true, undefined, false, 'loading'],
  ['signed out', false, undefined, false, 'login'],
  ['signed out', true, undefined, false, 'expired'],
  // The rights of an account that signed out do not count.
  ['signed out', true, true, false, 'expired'],
  ['signed out', false, true, false, 'login'],
  ['unreachable', false, undefined, false, 'login'],
  ['unreachable', true, undefined, false, 'unreachable'],
  ['signed in', false, undefined, false, 'loading'],
  ['signed in', true, undefined, false, 'loading'],
  ['signed in', false, true, false, 'open'],
  ['signed in', true, true, false, 'open'],
  ['signed in', true, false, false, 'not-admin'],
  ['signed in', false, undefined, true, 'rights-unknown'],
  // A refetch failed, but the earlier result still counts.
  ['signed in', false, true, true, 'open'],
  ['recovering', false, true, false, 'open'],
  ['recovering', false, false, false, 'not-admin'],
])('%s, flag %s, admin %s, unknown %s: %s', (state, hasFlag, isAdmin, isAdminUnknown, view) => {
  const session = states[state] ?? { phase: 'checking' };
  expect(guardView({ session, hasFlag, isAdmin, isAdminUnknown })).toBe(view);
});
