import type { ComponentProps } from 'react';
import { TextField } from '@/components/form/fields';
import { businessTexts, factTexts } from '@/content/office/management/business';
import { isPlaceholder, type FactName } from '@/domain/business/business-problems';

interface FactFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  fact: FactName;
  typed: string | undefined;
}

/** A fact of one line; an example is named as such, for a site with it cannot go online (D-05). */
export function FactField({ fact, typed = '', hint, ...field }: FactFieldProps) {
  const { label, hint: usualHint } = factTexts[fact];
  return (
    <TextField {...field} label={label} hint={isPlaceholder(typed) ? businessTexts.placeholder : (hint ?? usualHint)} />
  );
}
