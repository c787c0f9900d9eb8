import type { ComponentProps } from 'react';
import { clsx } from 'clsx/lite';
import { Field, type FieldTexts } from './field';

export const controlClass =
  'mt-1 block min-h-11 w-full rounded-lg border border-control bg-surface px-3 py-2 text-base text-ink [&[readonly]]:bg-surface-sunk aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'> & { className?: string };

export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...control} {...input} className={controlClass} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { className?: string };

export function TextAreaField({ id, label, hint, error, className, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...control} {...textarea} className={clsx(controlClass, 'resize-y')} />}
    </Field>
  );
}
