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
  const { field } = useController({ control: form.api.control, name });
  const { id, error } = form.field(name);
  const value: unknown = field.value;
  return (
    <TextEditor
      {...texts}
      id={id}
      error={error}
      isDisabled={form.isBusy}
      value={typeof value === 'string' ? value : ''}
      onChange={(markdown) => {
        field.onChange(markdown);
        form.onTyped(name, markdown);
      }}
      ref={field.ref}
    />
  );
}
