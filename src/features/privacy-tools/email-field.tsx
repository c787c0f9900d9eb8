import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { messages } from '@/content/messages';
import { privacyTexts } from '@/content/office/privacy-tools';
import { requestLimits } from '@/domain/limits';

const texts = privacyTexts.person;

/** The forms that ask about one person. */
export const emailSchema = z.object({
  email: z.string().trim().min(1, texts.emailMissing).pipe(z.email(messages.auth.emailInvalid)),
});

export function EmailField(field: FieldProps) {
  return <TextField {...field} label={texts.email} type="email" autoComplete="off" maxLength={requestLimits.email} />;
}
