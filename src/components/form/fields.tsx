import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';

export interface FieldTexts {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label and hint above the control, error below it, all associated with it for a screen reader. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          <ChangingText>{hint}</ChangingText>
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        // Otherwise a screen reader announces an empty required field as invalid before anything was typed.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p key={error} id={errorId} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export const controlClass =
  'mt-1 block min-h-11 w-full rounded-lg border border-control bg-surface px-3 py-2 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

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

type CheckboxFieldProps = Omit<FieldTexts, 'error'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export function CheckboxField({ id, label, hint, ...input }: CheckboxFieldProps) {
  return (
    <div className="flex min-h-11 items-start gap-3 rounded-lg border border-line bg-surface-sunk p-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 tick-box"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            <ChangingText>{hint}</ChangingText>
          </p>
        )}
      </div>
    </div>
  );
}
