import { Link } from 'react-router-dom';
import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { invoiceSettingsTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useSaveInvoiceSettings } from '@/data/invoices/mutations';
import type { InvoiceSettings } from '@/data/invoices/queries';
import { adminSections, managementLink } from '@/lib/admin-links';
import { isVatNumber } from '@/domain/invoice/vat-number';
import { cleanLine } from '#shared/text.ts';
import { isIban } from '#shared/payment-code.ts';

const line = z.string().transform(cleanLine);

/** Without spaces, in capitals. */
function compact(typed: string): string {
  return typed.replace(/[\s.]/g, '').toUpperCase();
}

const { problems } = texts;
const schema = z.object({
  vat_number: z
    .string()
    .transform(compact)
    .refine((text) => text === '' || isVatNumber(text), problems.vatNumber),
  iban: z
    .string()
    .transform(compact)
    .refine((text) => text === '' || isIban(text), problems.iban),
  label_line: line.refine((text) => text !== '', problems.labelLine),
  vat_rate: z.string().transform(Number),
  is_small_business: z.boolean(),
});

const rates = [21, 9, 0].map((rate) => ({ value: String(rate), label: `${rate}%` }));

interface InvoiceSettingsFormProps {
  stored: InvoiceSettings;
}

export function InvoiceSettingsForm({ stored }: InvoiceSettingsFormProps) {
  const saving = useSaveInvoiceSettings();
  const { vat_number, iban, label_line, is_small_business } = stored;
  const form = useZodForm({
    id: 'invoice-settings',
    schema,
    defaultValues: { vat_number, iban, label_line, is_small_business, vat_rate: String(stored.vat_rate) },
    async onSubmit(settings) {
      try {
        await saving.mutateAsync(settings);
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.saved);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label={texts.title} className="mt-4 grid max-w-xl gap-4">
      <p>
        {texts.nameIn}{' '}
        <Link to={managementLink(adminSections.business)} className="text-primary underline">
          {texts.nameLink}
        </Link>
      </p>
      <TextField {...form.field('vat_number')} label={texts.vatNumber} />
      <TextField {...form.field('iban')} label={texts.iban} />
      <TextField {...form.field('label_line')} label={texts.labelLine} maxLength={200} />
      <SelectField {...form.field('vat_rate')} label={texts.vatRate} options={rates} />
      <label className="inline-flex min-h-11 items-center gap-2">
        <input {...form.api.register('is_small_business')} type="checkbox" className="tick-box" />
        {texts.smallBusiness}
      </label>
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
