import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { createAdmin } from './create-admin';
import { toAuthFailure, within } from './failure';
import { authKeys } from './keys';

/** Milliseconds after which the auth service counts as out of reach. */
const timeout = 15_000;

interface Credentials {
  email: string;
  password: string;
}

/** Signs in; the session itself arrives as an event. Throws an AuthFailure. */
export function useSignIn() {
  return useMutation({ mutationFn: (credentials: Credentials) => ask(supabase.auth.signInWithPassword(credentials)) });
}

/** Mails a link to choose a new password, if the address has an account. Throws an AuthFailure. */
export function useRequestRecovery() {
  return useMutation({
    mutationFn: ({ email, returnTo }: { email: string; returnTo: string }) =>
      ask(supabase.auth.resetPasswordForEmail(email, { redirectTo: returnTo })),
  });
}

/** Gives the signed-in account another password. Throws an AuthFailure. */
export function useSetPassword() {
  return useMutation({ mutationFn: (password: string) => ask(supabase.auth.updateUser({ password })) });
}

/** Throws a CreationFailure. Either way somebody may be administrator now, so that is asked again. */
export function useCreateAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createAdmin,
    onSettled: () => queryClient.invalidateQueries({ queryKey: authKeys.setupState() }),
  });
}

async function ask(answer: Promise<{ error: unknown }>): Promise<void> {
  try {
    const { error } = await within(timeout, answer);
    if (error) throw toAuthFailure(error);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
