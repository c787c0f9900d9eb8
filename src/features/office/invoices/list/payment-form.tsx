import { useState } from 'react';
import { z } from 'zod';
import { CheckboxField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { invoiceRefusals, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { useNotePayment } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { refusalText } from '@/data/invoices/refusals';
import { parseDay } from '@/domain/appointment/parse-day';
import { parseCents } from '@/domain/invoice/parse-cents';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { plainCents } from '@/lib/format/plain-cents';

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

interface PaymentFormProps {
  invoice: Invoice;
  /** Whether money is owed back, so that what is noted is a refund. */
  isRefund: boolean;
}

/** Notes a payment or refund by hand; more than is open only after a tick that it is too much. */
export function PaymentForm({ invoice, isRefund }: PaymentFormProps) {
  const noting = useNotePayment();
  const [isTooMuch, setIsTooMuch] = useState(false);
  const [asksIfTooMuch, setAsksIfTooMuch] = useState(false);
  const most = isRefund ? invoice.owed_back : invoice.open;
  const label = isRefund ? texts.refund : texts.payment;
  const form = useZodForm({
    id: `payment-${invoice.id}`,
    schema: paymentSchema,
    defaultValues: { paidOn: dutchDateTime(new Date()).date, amount: most > 0 ? plainCents(most) : '' },
    async onSubmit({ paidOn, amount }) {
      const exceeds = amount > most;
      if (isRefund && exceeds) return { text: texts.moreThanOwed(most) };
      setAsksIfTooMuch(exceeds);
      if (exceeds && !isTooMuch) return { text: texts.moreThanOpen(most) };
      try {
        await noting.mutateAsync({
          ...{ invoiceId: invoice.id, paidOn, amount: isRefund ? -amount : amount, isTooMuch: exceeds },
        });
      } catch (error) {
        return { text: refusalText(invoiceRefusals, texts.notSaved, error) };
      }
      notify.success(isRefund ? texts.refundNoted : texts.paymentNoted);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={label} className="flex flex-wrap items-end gap-3">
      <TextField {...form.field('paidOn')} label={isRefund ? texts.refundedOn : texts.paidOn} type="date" />
      <TextField {...form.field('amount')} label={texts.amount} inputMode="decimal" />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
        {label}
      </SubmitButton>
      {asksIfTooMuch && (
        <CheckboxField
          id={`too-much-${invoice.id}`}
          label={texts.tooMuch}
          hint={texts.tooMuchHint}
          checked={isTooMuch}
          onChange={({ target: { checked } }) => setIsTooMuch(checked)}
        />
      )}
      <FormFailure />
    </Form>
  );
}
