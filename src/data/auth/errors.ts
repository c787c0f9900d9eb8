import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';
import { CodedError } from '@/lib/coded-error';

export type AuthErrorCode =
  /** No response, or one from a proxy. */
  | 'unavailable'
  /** The service failed, or a database trigger refused an account: both look the same. */
  | 'server-error'
  | 'too-many-attempts'
  | 'wrong-credentials'
  | 'weak-password'
  | 'same-password'
  | 'no-session'
  | 'has-account'
  /** Any other refusal; only the server's message tells which. */
  | 'refused';

/** A failed call to the auth service. The message is the server's own. */
export class AuthFailure extends CodedError<AuthErrorCode> {
  override readonly name = 'AuthFailure';
}

export type CreationErrorCode =
  | 'taken'
  | 'not-ready'
  | 'wrong-code'
  | 'wrong-invitation'
  | 'has-account'
  | 'too-many-attempts'
  | 'weak-password'
  | 'unavailable'
  | 'refused';

/** Why no administrator was created. The message is the server's own. */
export class CreationFailure extends CodedError<CreationErrorCode> {
  override readonly name = 'CreationFailure';
}

/** Any error of the auth client as an AuthFailure; an unexpected one is 'unavailable'. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthFailure(codeOf(error), message, { cause: error });
}

/** Whether the service or the connection failed, which says nothing of the account or the credentials. */
export function isOutage(error: unknown): boolean {
  return ['unavailable', 'server-error'].includes(toAuthFailure(error).code);
}

const codesOfSupabase: Record<string, AuthErrorCode> = {
  invalid_credentials: 'wrong-credentials',
  over_request_rate_limit: 'too-many-attempts',
  over_email_send_rate_limit: 'too-many-attempts',
  weak_password: 'weak-password',
  same_password: 'same-password',
  session_not_found: 'no-session',
  session_expired: 'no-session',
  refresh_token_not_found: 'no-session',
  bad_jwt: 'no-session',
  user_already_exists: 'has-account',
  email_exists: 'has-account',
};

function codeOf(error: unknown): AuthErrorCode {
  // AuthUnknownError: the response is no JSON, such as the page of a proxy.
  if (!isAuthError(error) || error.name === 'AuthUnknownError') return 'unavailable';
  if (isAuthRetryableFetchError(error)) return error.status === 500 ? 'server-error' : 'unavailable';
  if (isAuthSessionMissingError(error)) return 'no-session';
  if (error.status === 429) return 'too-many-attempts';
  const known = codesOfSupabase[error.code ?? ''];
  if (known) return known;
  // Older servers send no code with a wrong password.
  if (isAuthApiError(error) && error.message === 'Invalid login credentials') return 'wrong-credentials';
  return 'refused';
}

/** The result of `work`; throws an AuthFailure 'unavailable' after `timeoutMs` milliseconds. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthFailure('unavailable', `no response within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
