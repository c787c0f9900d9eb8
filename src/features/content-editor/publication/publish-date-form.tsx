import { useId } from 'react';
import { z } from 'zod';
import { Form, FormFields, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { creationTexts } from '@/content/office/content-creation';

const schema = z.object({ day: z.string() });

interface PublishDateFormProps {
  /** The stored day, `YYYY-MM-DD`; '' for a concept. */
  day: string;
  /** Something else of this page is being stored. */
  isDisabled: boolean;
  onSave: (day: string) => Promise<void>;
}

export function PublishDateForm({ day, isDisabled, onSave }: PublishDateFormProps) {
  const form = useZodForm({
    id: useId(),
    schema,
    defaultValues: { day },
    async onSubmit(typed) {
      // The stored moment of an article that is on the blog is more exact than its day.
      if (typed.day !== day) await onSave(typed.day);
      return undefined;
    },
  });

  return (
    <Form form={form} className="flex flex-wrap items-end gap-3">
      <FormFields>
        <TextField
          {...form.field('day')}
          type="date"
          label={creationTexts.article.dateLabel}
          hint={creationTexts.article.dateHint}
          disabled={isDisabled}
        />
      </FormFields>
      <SubmitButton variant="secondary" busyLabel={creationTexts.publication.setDate} isDisabled={isDisabled}>
        {creationTexts.publication.setDate}
      </SubmitButton>
    </Form>
  );
}
