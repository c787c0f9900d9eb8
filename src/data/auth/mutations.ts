import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { createAdmin } from './create-admin';
import { toAuthFailure, withTimeout } from './errors';
import { setupStateQuery } from './queries';

/** Milliseconds. */
const timeout = 15_000;

interface Credentials {
  email: string;
  password: string;
}

/** Signs in; the session arrives as an event. Throws an AuthFailure. */
export function useSignIn() {
  return useMutation({ mutationFn: (credentials: Credentials) => call(supabase.auth.signInWithPassword(credentials)) });
}

/** Mails a link to choose a new password, if the e-mail address has an account. Throws an AuthFailure. */
export function useRequestRecovery() {
  return useMutation({
    mutationFn: (email: string) => call(supabase.auth.resetPasswordForEmail(email)),
  });
}

/** Exchanges the token of a recovery mail; the session arrives as an event. Throws an AuthFailure. */
export function useRecoveryLink() {
  return useMutation({
    mutationFn: (tokenHash: string) => call(supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })),
  });
}

/** Changes the password of the signed-in account, and ends its other sessions. Throws an AuthFailure. */
export function useSetPassword() {
  return useMutation({ mutationFn: setPassword });
}

interface PasswordChange {
  email: string;
  /** Required again, so that an unattended screen does not suffice to change it. */
  current: string;
  next: string;
}

/** The same, once the present password proved right. Throws an AuthFailure. */
export function useChangePassword() {
  return useMutation({
    async mutationFn({ email, current, next }: PasswordChange) {
      await call(supabase.auth.signInWithPassword({ email, password: current }));
      return setPassword(next);
    },
  });
}

/** Resolves to whether the other sessions are known to have ended. */
async function setPassword(password: string): Promise<{ hasEndedOthers: boolean }> {
  await call(supabase.auth.updateUser({ password }));
  try {
    // Hosted Supabase has ended them by then; the embedded backend leaves it to the browser.
    await call(supabase.auth.signOut({ scope: 'others' }));
    return { hasEndedOthers: true };
  } catch (error) {
    console.warn('Other sessions of this account may go on', error);
    return { hasEndedOthers: false };
  }
}

/**
 * Creates an administrator. Throws a CreationFailure. Either way the setup state may have changed, so it is refetched.
 */
export function useCreateAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createAdmin,
    onSettled: () => reload(queryClient, setupStateQuery().queryKey),
  });
}

async function call(response: Promise<{ error: unknown }>): Promise<void> {
  try {
    const { error } = await withTimeout(timeout, response);
    if (error) throw toAuthFailure(error);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
