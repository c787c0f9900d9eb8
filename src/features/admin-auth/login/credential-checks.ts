import { z } from 'zod';
import { messages } from '@/content/messages';

const emailAddress = z.email();

/** What is wrong with a typed e-mail address, or ''. */
export function emailProblem(email: string): string {
  if (email.trim() === '') return messages.auth.emailMissing;
  return emailAddress.safeParse(email.trim()).success ? '' : messages.auth.emailInvalid;
}

/** What is wrong with a typed password, or ''. */
export function passwordProblem(password: string): string {
  return password === '' ? messages.auth.passwordMissing : '';
}

/** Characters of a new password, as in supabase/config.toml. */
export const shortestPassword = 10;

export function newPasswordProblem(password: string): string {
  return password.length < shortestPassword ? messages.recovery.tooShort(shortestPassword) : '';
}
