import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';
import { controlClass } from './text-field';

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & { className?: string; options: readonly Option[] };

export function SelectField({ id, label, hint, error, className, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...control} {...select} className={controlClass}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
