import type { ComponentProps } from 'react';
import type { FieldTexts } from './field';

type CheckboxFieldProps = Omit<FieldTexts, 'error'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export function CheckboxField({ id, label, hint, ...input }: CheckboxFieldProps) {
  return (
    <div className="flex min-h-11 items-start gap-3 rounded-lg border border-line bg-surface-sunk p-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
