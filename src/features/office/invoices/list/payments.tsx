import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useNotePayment, useRemovePayment, useSetPaymentUrl } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { parseDay } from '@/domain/appointment/parse-day';
import { parseCents } from '@/domain/invoice/parse-cents';
import { dutchDateTime } from '@/lib/format/dutch-time';
import { plainCents } from '@/lib/format/plain-cents';
import { formatWholeDate } from '@/lib/format/format-whole-date';

const paymentSchema = z.object({
  paidOn: z.string().refine((typed) => parseDay(typed) !== '', texts.dayMissing),
  amount: z.string().transform((typed, context) => {
    const amount = parseCents(typed);
    if (amount === null || amount <= 0) {
      context.addIssue({ code: 'custom', message: amount === null ? texts.amountInvalid : texts.amountMissing });
    }
    return amount ?? 0;
  }),
});

interface PaymentsProps {
  invoice: Invoice;
}

/** The payments of an invoice, one more by hand, and where it can be paid online. */
export function Payments({ invoice }: PaymentsProps) {
  const removing = useRemovePayment();
  return (
    <>
      <ul>
        {invoice.payments.map(({ id, amount, paid_on }) => (
          <li key={id}>
            <Button
              variant="quiet"
              onClick={() =>
                removing.mutate(id, { onError: (error) => notify.error(failureText(texts.notSaved, error)) })
              }
            >
              {texts.removePayment(amount, formatWholeDate(paid_on))}
            </Button>
          </li>
        ))}
      </ul>
      {(invoice.state === 'open' || invoice.state === 'late') && (
        <>
          {/* Anew after each payment: it begins with what is left. */}
          <PaymentForm key={invoice.paid} invoice={invoice} />
          <PaymentUrlForm invoice={invoice} />
        </>
      )}
    </>
  );
}

function PaymentForm({ invoice }: PaymentsProps) {
  const noting = useNotePayment();
  const form = useZodForm({
    id: `payment-${invoice.id}`,
    schema: paymentSchema,
    defaultValues: { paidOn: dutchDateTime(new Date()).date, amount: plainCents(invoice.total - invoice.paid) },
    async onSubmit(payment) {
      try {
        await noting.mutateAsync({ invoiceId: invoice.id, ...payment });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.paymentNoted);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={texts.payment} className="flex flex-wrap items-end gap-3">
      <TextField {...form.field('paidOn')} label={texts.paidOn} type="date" />
      <TextField {...form.field('amount')} label={texts.amount} inputMode="decimal" />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
        {texts.payment}
      </SubmitButton>
      <FormFailure />
    </Form>
  );
}

const urlSchema = z.object({
  url: z
    .string()
    .trim()
    // As browsers write it: the host in lower case, with a slash after it.
    .transform((typed) => (URL.canParse(typed) ? new URL(typed).href : typed))
    .refine((url) => url === '' || /^https:\/\/[a-z0-9.-]+\/[!-~]*$/.test(url), texts.paymentUrlInvalid),
});

function PaymentUrlForm({ invoice }: PaymentsProps) {
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
