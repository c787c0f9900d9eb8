import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useSetPaymentUrl } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';

const urlSchema = z.object({
  url: z
    .string()
    .trim()
    // As browsers write it: the host in lower case, with a slash after it.
    .transform((typed) => (URL.canParse(typed) ? new URL(typed).href : typed))
    .refine((url) => url === '' || /^https:\/\/[a-z0-9.-]+\/[!-~]*$/.test(url), texts.paymentUrlInvalid),
});

interface PaymentUrlFormProps {
  invoice: Invoice;
}

/** Where the customer can pay an invoice online. */
export function PaymentUrlForm({ invoice }: PaymentUrlFormProps) {
  const saving = useSetPaymentUrl();
  const form = useZodForm({
    id: `payment-url-${invoice.id}`,
    schema: urlSchema,
    defaultValues: { url: invoice.payment_url ?? '' },
    async onSubmit({ url }) {
      try {
        await saving.mutateAsync({ invoiceId: invoice.id, url });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.paymentUrlSaved);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={texts.paymentUrl} className="flex flex-wrap items-end gap-3">
      <TextField {...form.field('url')} label={texts.paymentUrl} hint={texts.paymentUrlHint} type="url" />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
        Opslaan
      </SubmitButton>
      <FormFailure />
    </Form>
  );
}
