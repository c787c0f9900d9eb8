import { expect, test } from 'vitest';
import { parseAuthArrival } from './auth-arrival.ts';

test.each([
  ['', { kind: 'none' }],
  ['#contact', { kind: 'none' }],
  ['#type=recovery', { kind: 'none' }],
  ['#access_token=a&refresh_token=b&type=signup', { kind: 'none' }],
  ['#access_token=a&refresh_token=b&type=recovery', { kind: 'recovery' }],
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    { kind: 'error', code: 'otp_expired' },
  ],
  ['#error=access_denied', { kind: 'error', code: 'access_denied' }],
  ['#error_description=x&type=recovery&access_token=a', { kind: 'error', code: 'x' }],
])('%s', (hash, arrival) => {
  expect(parseAuthArrival(hash)).toEqual(arrival);
});
