import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';

export type AuthFault =
  /** No answer, or one from something in between. */
  | 'unavailable'
  /** The service answered that it failed; a trigger of the database that refuses an account looks the same. */
  | 'server-error'
  | 'too-many-attempts'
  | 'wrong-credentials'
  | 'weak-password'
  | 'same-password'
  | 'no-session'
  | 'has-account'
  /** Any other refusal: the message of the server is all there is to say. */
  | 'refused';

/** What the auth service would not do, in our own words. The message is the server's own. */
export class AuthFailure extends Error {
  readonly fault: AuthFault;

  constructor(fault: AuthFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthFailure';
    this.fault = fault;
  }
}

/** Any error of the auth client as an AuthFailure; whatever it threw unexpectedly counts as out of reach. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthFailure(faultOf(error), message, { cause: error });
}

/** Whether an error says something of the service or the connection, and nothing of who asked or what was asked. */
export function isOutage(error: unknown): boolean {
  return ['unavailable', 'server-error'].includes(toAuthFailure(error).fault);
}

const faultsByCode: Record<string, AuthFault> = {
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

function faultOf(error: unknown): AuthFault {
  // An unknown error is an answer that is no JSON: a page of a proxy, for instance.
  if (!isAuthError(error) || error.name === 'AuthUnknownError') return 'unavailable';
  if (isAuthRetryableFetchError(error)) return error.status === 500 ? 'server-error' : 'unavailable';
  if (isAuthSessionMissingError(error)) return 'no-session';
  if (error.status === 429) return 'too-many-attempts';
  const known = faultsByCode[error.code ?? ''];
  if (known) return known;
  // Older servers send no code with a wrong password.
  if (isAuthApiError(error) && error.message === 'Invalid login credentials') return 'wrong-credentials';
  return 'refused';
}

/** The outcome of `work`, or an AuthFailure 'unavailable' when it takes longer than `timeoutMs` milliseconds. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthFailure('unavailable', `no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
