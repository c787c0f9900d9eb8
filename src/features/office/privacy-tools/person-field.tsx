import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { requestFields } from '@/domain/request/request-fields';

const { personMissing, personInvalid } = privacyTexts.person;

/** At least eight digits. */
const phone = /^[+(]?\d(?:[ ().-]*\d){7,}$/;

/** The forms that ask about one person. */
export const personSchema = z.object({
  person: z
    .string()
    .trim()
    .min(1, { error: personMissing, abort: true })
    .refine((person) => phone.test(person) || z.email().safeParse(person).success, personInvalid),
});

export function PersonField(field: FieldProps & { label: string }) {
  return <TextField {...field} autoComplete="off" maxLength={requestFields.email.maxLength} />;
}
