import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { messages } from '@/content/messages';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { requestFields } from '@/domain/request/request-fields';

/** The forms that ask about one person. */
export const emailSchema = z.object({
  email: z.string().trim().min(1, privacyTexts.person.emailMissing).pipe(z.email(messages.auth.emailInvalid)),
});

export function EmailField(field: FieldProps & { label: string }) {
  return <TextField {...field} type="email" autoComplete="off" maxLength={requestFields.email.maxLength} />;
}
