import { useController, type FieldValues, type Path } from 'react-hook-form';
import type { ZodForm } from '@/components/form/use-zod-form';
import { TextEditor } from './text-editor';

interface MarkdownFieldProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  name: Path<Input>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** The editor of a written text as a field of a form. */
export function MarkdownField<Input extends FieldValues, Output>(props: MarkdownFieldProps<Input, Output>) {
  const { form, name, ...texts } = props;
  const { ref, value, onChange } = useController({ control: form.api.control, name }).field;
  const { id, error } = form.field(name);
  return (
    <TextEditor
      {...texts}
      id={id}
      error={error}
      isDisabled={form.isBusy}
      value={String(value)}
      onChange={(markdown) => {
        onChange(markdown);
        form.onTyped(name, markdown);
      }}
      ref={ref}
    />
  );
}
