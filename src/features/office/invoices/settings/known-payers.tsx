import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { CheckboxField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { QueryState } from '@/components/office/query-state';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceTexts } from '@/content/office/invoices/invoices';
import { knownPayerTexts as texts } from '@/content/office/invoices/known-payers';
import { failureText } from '@/data/errors';
import {
  knownPayersQuery,
  useForgetKnownPayer,
  useKeepKnownPayer,
  type KnownPayer,
} from '@/data/invoices/known-payers';
import { cleanLine } from '#shared/text.ts';

const schema = z.object({
  name: z
    .string()
    .transform(cleanLine)
    .refine((name) => name !== '' && name.length <= 100, texts.nameMissing),
  email: z.string().trim().pipe(z.email(texts.emailInvalid)),
});

/** Who orders often: their requests are not held by number, and their labels can be billed together. */
export function KnownPayers() {
  const query = useQuery(knownPayersQuery());
  const keeping = useKeepKnownPayer();
  const [isTogether, setIsTogether] = useState(false);
  const form = useZodForm({
    id: 'known-payer',
    schema,
    defaultValues: { name: '', email: '' },
    async onSubmit(typed) {
      try {
        await keeping.mutateAsync({ ...typed, is_billed_together: isTogether });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      form.api.reset();
      setIsTogether(false);
      return undefined;
    },
  });
  return (
    <section className="mt-6">
      <h3 className="text-lg font-bold">{texts.title}</h3>
      <p className="max-w-prose text-ink-muted">{texts.explanation}</p>
      <QueryState query={query} texts={invoiceTexts} />
      {query.data?.length === 0 && <p className="mt-2">{texts.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {query.data?.map((payer) => (
          <KnownPayerItem key={payer.email} payer={payer} />
        ))}
      </ul>
      <Form form={form} aria-label={texts.title} className="mt-2 grid max-w-xl gap-3">
        <TextField {...form.field('name')} label={texts.name} autoComplete="off" />
        <TextField {...form.field('email')} label={texts.email} type="email" autoComplete="off" />
        <CheckboxField
          id="known-payer-together"
          label={texts.together}
          checked={isTogether}
          onChange={({ currentTarget }) => setIsTogether(currentTarget.checked)}
        />
        <FormFailure />
        <SubmitButton variant="secondary" busyLabel={texts.busy} className="justify-self-start">
          {texts.add}
        </SubmitButton>
      </Form>
    </section>
  );
}

function KnownPayerItem({ payer }: { payer: KnownPayer }) {
  const keeping = useKeepKnownPayer();
  const forgetting = useForgetKnownPayer();
  const { name, email, is_billed_together } = payer;
  function onError(error: unknown) {
    notify.error(failureText(texts.notSaved, error));
  }

  function forget() {
    forgetting.mutate(email, {
      onSuccess: () =>
        notify.success(texts.removed(name), {
          action: { label: texts.undo, onClick: () => keeping.mutate(payer, { onError }) },
        }),
      onError,
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        {name} ({email}), {texts.billed[is_billed_together ? 'together' : 'alone']}
      </span>
      <Button
        variant="quiet"
        onClick={() => keeping.mutate({ ...payer, is_billed_together: !is_billed_together }, { onError })}
      >
        {texts.change[is_billed_together ? 'alone' : 'together']} <span className="sr-only">{texts.ofWhom(name)}</span>
      </Button>
      <Button variant="quiet" onClick={forget}>
        {texts.remove} <span className="sr-only">{texts.ofWhom(name)}</span>
      </Button>
    </li>
  );
}
