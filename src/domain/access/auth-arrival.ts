/** How somebody comes in: the links in mails of the auth service put their outcome in the hash of the address. */
export type AuthArrival = { kind: 'none' } | { kind: 'recovery' } | { kind: 'error'; code: string };

/** Reads that outcome from a hash such as `#access_token=…&type=recovery` or `#error=…&error_code=otp_expired`. */
export function parseAuthArrival(hash: string): AuthArrival {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const error = parameters.get('error_code') ?? parameters.get('error') ?? parameters.get('error_description');
  if (error !== null) return { kind: 'error', code: error };
  if (parameters.get('type') === 'recovery' && parameters.has('access_token')) return { kind: 'recovery' };
  return { kind: 'none' };
}
