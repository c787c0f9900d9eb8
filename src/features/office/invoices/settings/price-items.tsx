import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { priceItemTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useAddPriceItem, useRemovePriceItem } from '@/data/invoices/mutations';
import { priceItemsQuery, type PriceItem } from '@/data/invoices/queries';
import { parseCents } from '@/domain/invoice/parse-cents';
import { cleanLine } from '#shared/text.ts';
import { formatCents } from '#shared/format-cents.ts';

const schema = z.object({
  name: z
    .string()
    .transform(cleanLine)
    .refine((name) => name !== '' && name.length <= 200, texts.nameMissing),
  value: z.string().transform((typed, context) => {
    const value = valueOf(typed.trim());
    if (value === null) context.addIssue({ code: 'custom', message: texts.valueInvalid });
    return value ?? z.NEVER;
  }),
});

/** `75`, `50%`, or nothing; null for anything else. */
function valueOf(typed: string): Pick<PriceItem, 'amount' | 'percentage'> | null {
  if (typed === '') return { amount: null, percentage: null };
  const [, percentage] = /^(100|[1-9]\d?)\s*%$/.exec(typed) ?? [];
  if (percentage !== undefined) return { amount: null, percentage: Number(percentage) };
  const amount = parseCents(typed);
  return amount ? { amount, percentage: null } : null;
}

/** The owner's list of what can be added to an invoice. */
export function PriceItems() {
  const { data: items = [] } = useQuery(priceItemsQuery());
  const adding = useAddPriceItem();
  const removing = useRemovePriceItem();
  const form = useZodForm({
    id: 'price-item',
    schema,
    defaultValues: { name: '', value: '' },
    async onSubmit({ name, value }) {
      try {
        await adding.mutateAsync({ name, ...value });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      form.api.reset();
      return undefined;
    },
  });
  return (
    <section className="mt-6">
      <h3 className="text-lg font-bold">{texts.title}</h3>
      <p className="text-ink-muted">{texts.explanation}</p>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {item.name}: {valueText(item)}
            </span>
            <Button
              variant="quiet"
              onClick={() =>
                removing.mutate(item.id, { onError: (error) => notify.error(failureText(texts.notSaved, error)) })
              }
            >
              {texts.remove(item.name)}
            </Button>
          </li>
        ))}
      </ul>
      <Form form={form} aria-label={texts.title} className="mt-2 grid max-w-xl gap-3">
        <TextField {...form.field('name')} label={texts.name} />
        <TextField {...form.field('value')} label={texts.value} hint={texts.valueHint} />
        <FormFailure />
        <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
          {texts.add}
        </SubmitButton>
      </Form>
    </section>
  );
}

function valueText({ amount, percentage }: PriceItem): string {
  if (percentage !== null) return texts.percentage(percentage);
  return amount === null ? texts.onInvoice : formatCents(amount);
}
