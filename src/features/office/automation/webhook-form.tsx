import type { ReactNode } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { automationTexts } from '@/content/office/management/automation';
import { failureText } from '@/data/errors';
import { useSaveWebhookUrl } from '@/data/settings/mutations';
import { parseWebhookUrl } from '@/domain/automation/webhook-url';

const schema = z.object({
  url: z.string().transform((typed, context) => {
    const url = parseWebhookUrl(typed);
    if (url === null) context.addIssue({ code: 'custom', message: automationTexts.invalid });
    return url ?? z.NEVER;
  }),
});

interface WebhookFormProps {
  /** The URL in the database. */
  stored: string;
  /** Beside its button. */
  children: ReactNode;
}

export function WebhookForm({ stored, children }: WebhookFormProps) {
  const saving = useSaveWebhookUrl();
  const form = useZodForm({
    id: 'webhook',
    schema,
    defaultValues: { url: stored },
    async onSubmit({ url }) {
      try {
        await saving.mutateAsync({ base: stored, url });
      } catch (error) {
        return { text: failureText(automationTexts.notSaved, error) };
      }
      form.api.setValue('url', url);
      notify.success(url === '' ? automationTexts.removed : automationTexts.saved);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Automatisering" className="mt-4 grid max-w-xl gap-4">
      <TextField
        {...form.field('url')}
        label="Adres van de webhook"
        hint={automationTexts.hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <FormFailure />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
          Opslaan
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
