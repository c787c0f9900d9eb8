import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it, test, vi } from 'vitest';
import { AuthFailure, isOutage, toAuthFailure, withTimeout } from './errors';

test.each([
  ['no network', new AuthRetryableFetchError('Failed to fetch', 0), 'unavailable'],
  ['a gateway without a server', new AuthRetryableFetchError('Bad Gateway', 502), 'unavailable'],
  ['a server that failed', new AuthRetryableFetchError('{}', 500), 'server-error'],
  ['a page instead of JSON', new AuthUnknownError('Unexpected token <', null), 'unavailable'],
  ['anything thrown', new TypeError('x is not a function'), 'unavailable'],
  ['a text', 'lock not acquired', 'unavailable'],
  ['a wrong password', new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'wrong-credentials'],
  [
    'a wrong password without a code',
    new AuthApiError('Invalid login credentials', 400, undefined),
    'wrong-credentials',
  ],
  [
    'too many requests',
    new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    'too-many-attempts',
  ],
  ['429 without a code', new AuthApiError('Too many', 429, undefined), 'too-many-attempts'],
  ['too many mails', new AuthApiError('wait', 400, 'over_email_send_rate_limit'), 'too-many-attempts'],
  ['a weak password', new AuthWeakPasswordError('short', 422, ['length']), 'weak-password'],
  ['the old password', new AuthApiError('same', 422, 'same_password'), 'same-password'],
  ['no session', new AuthSessionMissingError(), 'no-session'],
  ['a session that ended', new AuthApiError('expired', 403, 'session_expired'), 'no-session'],
  ['an e-mail address with an account', new AuthApiError('exists', 422, 'user_already_exists'), 'has-account'],
  ['another refusal', new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'refused'],
])('%s', (_, error, code) => {
  const failure = toAuthFailure(error);
  expect(failure.code).toBe(code);
  expect(failure.message).toBe(error instanceof Error ? error.message : error);
});

test('a failure of our own stays as it is', () => {
  const failure = new AuthFailure('refused', 'no');
  expect(toAuthFailure(failure)).toBe(failure);
});

test('an outage says nothing of who asked', () => {
  expect(isOutage(new AuthRetryableFetchError('', 0))).toBe(true);
  expect(isOutage(new AuthRetryableFetchError('', 500))).toBe(true);
  expect(isOutage(new AuthApiError('no', 400, 'invalid_credentials'))).toBe(false);
});

describe('withTimeout', () => {
  it('gives the result of work that is in time', async () => {
    await expect(withTimeout(1000, Promise.resolve('done'))).resolves.toBe('done');
    await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('gives up on work that never ends', async () => {
    vi.useFakeTimers();
    const outcome = expect(withTimeout(1000, new Promise(() => undefined))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    vi.useRealTimers();
  });
});
