import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { viewTexts as texts } from '@/content/office/requests/requests';
import { failureText } from '@/data/errors';

/** Characters; repeated in the migration of the saved views. */
const maxNameLength = 60;

const schema = z.object({ name: z.string().trim().min(1, texts.nameMissing).max(maxNameLength) });

interface ViewNameFormProps {
  /** Prefix of the ids of the fields. */
  id: string;
  label: string;
  submit: string;
  start: string;
  /** Takes the focus on mount, because what had it is gone. */
  hasFocus?: boolean;
  /** Throws a DataError. */
  onSubmit: (name: string) => Promise<void>;
}

/** Asks for the name of a view. */
export function ViewNameForm({ id, label, submit, start, hasFocus = false, onSubmit }: ViewNameFormProps) {
  const form = useZodForm({
    id,
    schema,
    defaultValues: { name: start },
    async onSubmit({ name }) {
      try {
        await onSubmit(name);
      } catch (error) {
        return { text: failureText(texts.saveFailed, error) };
      }
      form.api.reset();
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={submit} className="grid gap-3">
      <TextField
        {...form.field('name')}
        label={label}
        maxLength={maxNameLength}
        autoComplete="off"
        autoFocus={hasFocus}
        required
      />
      <FormFailure />
      <SubmitButton className="justify-self-start" variant="secondary" busyLabel={texts.saving}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
