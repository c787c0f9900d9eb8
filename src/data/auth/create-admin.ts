import { supabase } from '@/data/client';
import {
  AuthFailure,
  CreationFailure,
  toAuthFailure,
  withTimeout,
  type AuthErrorCode,
  type CreationErrorCode,
} from './errors';
import { fetchSetupState } from './queries';

/** Milliseconds; signing up hashes a password and may send a mail. */
const timeout = 20_000;

interface NewAdmin {
  email: string;
  password: string;
  /** '' when none is needed. */
  setupCode: string;
  /** '' for the first account. */
  invitationCode: string;
}

/**
 * Signs up the first account or an invited one; a trigger makes it an administrator (D-07). Throws a CreationFailure.
 * The database refuses without a reason, so the reason is looked up afterwards.
 */
export async function createAdmin(admin: NewAdmin): Promise<void> {
  try {
    await signUp(admin);
  } catch (error) {
    const failure = toAuthFailure(error);
    const code = await (admin.invitationCode === '' ? codeForFirst : codeForInvited)(failure.code, admin);
    if (code !== null) throw new CreationFailure(code, failure.message, { cause: error });
  }
}

async function signUp({ email, password, setupCode, invitationCode }: NewAdmin): Promise<void> {
  const metadata = {
    role: 'admin',
    ...(setupCode !== '' && { setup_code: setupCode }),
    ...(invitationCode !== '' && { invitation_code: invitationCode }),
  };
  const { data, error } = await withTimeout(
    timeout,
    supabase.auth.signUp({ email, password, options: { data: metadata } }),
  );
  if (error) throw error;
  // For an e-mail address that has an account the service returns a fake user instead of an error.
  if (data.session === null && (data.user?.identities ?? []).length === 0) {
    throw new AuthFailure('has-account', 'User already registered');
  }
}

/** The reason of a failed sign-up; null when the account was created and only the response got lost. */
async function codeForInvited(code: AuthErrorCode, admin: NewAdmin): Promise<CreationErrorCode | null> {
  if (code === 'too-many-attempts' || code === 'weak-password') return code;
  if (await canSignIn(admin)) return null;
  if (code === 'refused' || code === 'has-account') return code;
  return code === 'server-error' ? 'wrong-invitation' : 'unavailable';
}

/** Null: see codeForInvited. */
async function codeForFirst(code: AuthErrorCode, admin: NewAdmin): Promise<CreationErrorCode | null> {
  if (code === 'too-many-attempts' || code === 'weak-password') return code;
  const setupState = await fetchSetupState().catch(() => 'unknown' as const);
  if (setupState === 'closed') return (await canSignIn(admin)) ? null : 'taken';
  if (setupState === 'not_ready') return 'not-ready';
  if (code === 'refused' || code === 'has-account') return code;
  return setupState === 'code_required' && code === 'server-error' ? 'wrong-code' : 'unavailable';
}

async function canSignIn({ email, password }: NewAdmin): Promise<boolean> {
  try {
    const { error } = await withTimeout(timeout, supabase.auth.signInWithPassword({ email, password }));
    return error === null;
  } catch {
    return false;
  }
}
