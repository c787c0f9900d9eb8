import { useId } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFields, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { creationTexts } from '@/content/office/texts/content-creation';
import { dateInvalid } from '@/content/office/figures/period';
import { parseDay } from '@/domain/appointment/parse-day';

const texts = creationTexts.publication;

const schema = z.object({ day: z.string().refine((typed) => typed === '' || parseDay(typed) !== '', dateInvalid) });

interface PublishDateFormProps {
  /** The stored day, `YYYY-MM-DD`; '' for a concept. */
  day: string;
  /** Another change of this page is being saved. */
  isDisabled: boolean;
  onSave: (day: string) => Promise<void>;
}

/** The day on which a page appears. */
export function PublishDateForm({ day, isDisabled, onSave }: PublishDateFormProps) {
  const form = useZodForm({
    id: useId(),
    schema,
    defaultValues: { day },
    async onSubmit(typed) {
      // Unchanged: the stored moment is more exact than its day.
      if (typed.day !== day) await onSave(typed.day);
      return undefined;
    },
  });

  return (
    <Form form={form} className="flex flex-wrap items-end gap-3">
      <FormFields className="sm:max-w-xs">
        <TextField
          {...form.field('day')}
          type="date"
          label={texts.dateLabel}
          hint={texts.dateHint}
          disabled={isDisabled}
        />
      </FormFields>
      <SubmitButton variant="secondary" busyLabel={texts.setDate} isDisabled={isDisabled}>
        {texts.setDate}
      </SubmitButton>
    </Form>
  );
}
