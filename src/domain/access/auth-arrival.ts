/** The outcome of a link in a mail of the auth service, which it puts in the hash of the URL. */
export type AuthArrival = { kind: 'none' } | { kind: 'recovery' } | { kind: 'error'; code: string };

/** Reads that outcome from a hash such as `#access_token=…&type=recovery` or `#error=…&error_code=otp_expired`. */
export function parseAuthArrival(hash: string): AuthArrival {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const error = parameters.get('error_code') ?? parameters.get('error') ?? parameters.get('error_description');
  if (error !== null) return { kind: 'error', code: error };
  if (parameters.get('type') === 'recovery' && parameters.has('access_token')) return { kind: 'recovery' };
  return { kind: 'none' };
}
