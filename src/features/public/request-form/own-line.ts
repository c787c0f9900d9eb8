import type { FieldProps } from '@/components/form/use-zod-form';
import type { RequestFormApi } from './form-section';

/** A field whose prefilled line stays a line of its own when the visitor writes more. */
export function ownLine(field: FieldProps, prefilled: string, setValue: RequestFormApi['setValue']) {
  /** A press puts the cursor where it was, a focus at the start. */
  function handleStart({ currentTarget }: { currentTarget: HTMLTextAreaElement }) {
    const { value } = currentTarget;
    if (prefilled === '' || value.trimEnd() !== prefilled) return;
    if (value === prefilled) setValue('message', `${prefilled}\n`);
    currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
  }

  return {
    ...field,
    onFocus: handleStart,
    onClick: handleStart,
    onBlur(event: { target: HTMLTextAreaElement }) {
      if (prefilled !== '' && event.target.value.trimEnd() === prefilled) setValue('message', prefilled);
      void field.onBlur(event);
    },
  };
}
