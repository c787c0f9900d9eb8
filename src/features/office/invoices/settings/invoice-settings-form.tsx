import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { invoiceSettingsTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useSaveInvoiceSettings } from '@/data/invoices/mutations';
import type { InvoiceSettings } from '@/data/invoices/queries';
import { normalisePostcode } from '@/domain/address/address-input';
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
  seller_name: line,
  street: line,
  postcode: z
    .string()
    .transform((typed) => normalisePostcode(typed).replace(/^(\d{4})(?=[A-Z])/, '$1 '))
    .refine((text) => /^([1-9]\d{3} [A-Z]{2})?$/.test(text), problems.postcode),
  city: line,
  chamber_of_commerce: z
    .string()
    .transform(compact)
    .refine((text) => /^(\d{8})?$/.test(text), problems.chamberOfCommerce),
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
  const form = useZodForm({
    id: 'invoice-settings',
    schema,
    defaultValues: { ...stored, vat_rate: String(stored.vat_rate) },
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
      <TextField {...form.field('seller_name')} label={texts.sellerName} maxLength={70} />
      <TextField {...form.field('street')} label={texts.street} maxLength={100} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...form.field('postcode')} label={texts.postcode} />
        <TextField {...form.field('city')} label={texts.city} maxLength={60} />
      </div>
      <TextField {...form.field('chamber_of_commerce')} label={texts.chamberOfCommerce} inputMode="numeric" />
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
