import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { correctionTexts } from '@/content/office/requests/request-dialog';
import { requestFieldLabels } from '@/content/request-fields';
import { looksLikePhone } from '@/domain/contact/phone';
import { dialledNumber } from '#shared/phone-number.ts';
import { correctedFields, type CorrectedField, type Correction } from '@/domain/request/edited-fields';
import type { RequestSource } from '@/domain/request/field-types';
import { fieldDefinition } from '@/domain/request/request-fields';
import { isRequiredFrom } from '@/domain/request/field-input';

/** Ties a control to its value and its error. */
export type FieldOf = (name: CorrectedField) => FieldProps;

/** The other fields, which take a plain text input. */
const otherFields = correctedFields.filter(
  (name) => fieldDefinition(name).section === 'customer' && !['name', 'phone', 'email'].includes(name),
);

interface CustomerFieldsProps {
  field: FieldOf;
  edit: Correction;
  source: RequestSource;
}

/** The customer's details. */
export function CustomerFields({ field, edit: { phone }, source }: CustomerFieldsProps) {
  const isDoubtful = phone.trim() !== '' && !looksLikePhone(dialledNumber(phone));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name')} label={requestFieldLabels.name} required autoComplete="off" autoFocus />
      <TextField
        {...field('phone')}
        label={requestFieldLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint={isDoubtful && correctionTexts.phoneDoubtful}
      />
      <TextField
        {...field('email')}
        label={requestFieldLabels.email}
        className="sm:col-span-2"
        type="email"
        required={isRequiredFrom(source, 'email')}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      {otherFields.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={requestFieldLabels[name]}
          className="sm:col-span-2"
          autoComplete="off"
        />
      ))}
    </div>
  );
}
