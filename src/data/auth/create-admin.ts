import { supabase } from '@/data/client';
import { CreationFailure, type CreationFault } from './creation-failure';
import { AuthFailure, toAuthFailure, within, type AuthFault } from './failure';
import { fetchSetupState } from './queries';

/** Milliseconds that the auth service may take; making an account hashes a password and may send a mail. */
const timeout = 20_000;

interface NewAdmin {
  email: string;
  password: string;
  /** '' when none is asked for. */
  setupCode: string;
  /** '' for the first account, which nobody can invite. */
  invitationCode: string;
}

/**
 * Makes the first account or an invited one, which the database makes an administrator's. Throws a CreationFailure. A
 * refusal by the database arrives without a reason, so the reason is found out afterwards.
 */
export async function createAdmin(admin: NewAdmin): Promise<void> {
  try {
    await signUp(admin);
  } catch (error) {
    const failure = toAuthFailure(error);
    const reason = await (admin.invitationCode === '' ? reasonOfFirst : reasonOfInvited)(failure.fault, admin);
    if (reason !== null) throw new CreationFailure(reason, failure.message, { cause: error });
  }
}

async function signUp({ email, password, setupCode, invitationCode }: NewAdmin): Promise<void> {
  const metadata = {
    role: 'admin',
    ...(setupCode !== '' && { setup_code: setupCode }),
    ...(invitationCode !== '' && { invitation_code: invitationCode }),
  };
  const { data, error } = await within(timeout, supabase.auth.signUp({ email, password, options: { data: metadata } }));
  if (error) throw error;
  // An address that has an account already is not refused but answered with an account that does not exist.
  if (data.session === null && (data.user?.identities ?? []).length === 0) {
    throw new AuthFailure('has-account', 'User already registered');
  }
}

/** Null when the account was made after all and only the answer got lost. */
async function reasonOfInvited(fault: AuthFault, admin: NewAdmin): Promise<CreationFault | null> {
  if (fault === 'too-many-attempts' || fault === 'weak-password') return fault;
  if (await canSignIn(admin)) return null;
  if (fault === 'refused' || fault === 'has-account') return fault;
  return fault === 'server-error' ? 'wrong-invitation' : 'unavailable';
}

/** Null as above. */
async function reasonOfFirst(fault: AuthFault, admin: NewAdmin): Promise<CreationFault | null> {
  if (fault === 'too-many-attempts' || fault === 'weak-password') return fault;
  const setupState = await fetchSetupState().catch(() => 'unknown' as const);
  if (setupState === 'closed') return (await canSignIn(admin)) ? null : 'taken';
  if (setupState === 'not_ready') return 'not-ready';
  if (fault === 'refused' || fault === 'has-account') return fault;
  return setupState === 'code_required' && fault === 'server-error' ? 'wrong-code' : 'unavailable';
}

async function canSignIn({ email, password }: NewAdmin): Promise<boolean> {
  try {
    const { error } = await within(timeout, supabase.auth.signInWithPassword({ email, password }));
    return error === null;
  } catch {
    return false;
  }
}
