import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { automationTexts } from '@/content/office/automation';
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
}

export function WebhookForm({ stored }: WebhookFormProps) {
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
      <SubmitButton variant="secondary" className="justify-self-start" busyLabel="Bezig met opslaan...">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
