import { z } from 'zod';
import { messages } from '@/content/messages';

/** Characters of a new password, as in supabase/config.toml and tools/local/database/backend.ts. */
export const minPasswordLength = 10;

export const email = z.string().trim().min(1, messages.auth.emailMissing).pipe(z.email(messages.auth.emailInvalid));

export const password = z.string().min(1, messages.auth.passwordMissing);

export const newPassword = z.string().min(minPasswordLength, messages.recovery.tooShort(minPasswordLength));
