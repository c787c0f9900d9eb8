import { z } from 'zod';
import { TextAreaField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Notice } from '@/components/ui/notice';
import { ownRequest } from '@/content/public/request/own-request';
import { useAddMessage } from '@/data/own-request/mutations';
import { cleanText } from '#shared/text.ts';

const texts = ownRequest.message;

const schema = z.object({
  message: z.string().transform(cleanText).pipe(z.string().min(1, texts.empty).max(1900, texts.full)),
});

interface MessageFormProps {
  customerKey: string;
}

/** Adds a message to the request; what was typed stays until it is stored. */
export function MessageForm({ customerKey }: MessageFormProps) {
  const adding = useAddMessage(customerKey);
  const form = useZodForm({
    id: 'own-message',
    schema,
    defaultValues: { message: '' },
    onSubmit: async ({ message }) => {
      try {
        if (!(await adding.mutateAsync(message))) return { text: texts.full };
      } catch {
        return { text: ownRequest.failed };
      }
      form.api.reset();
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={texts.write} className="grid gap-3">
      <TextAreaField {...form.field('message')} label={texts.label} hint={texts.hint} rows={3} />
      <FormFailure />
      <div role="status">{adding.data === true && <Notice>{texts.done}</Notice>}</div>
      <SubmitButton busyLabel={texts.sending} variant="secondary" className="justify-self-start">
        {texts.send}
      </SubmitButton>
    </Form>
  );
}
