import type { ComponentProps } from 'react';
import { z } from 'zod';
import { Form, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { messages } from '@/content/messages';

const withCode = z.object({ code: z.string().trim().min(1, messages.setup.codeMissing) });
const withoutCode = z.object({ code: z.literal('') });

interface CreateAdminFormProps {
  needsCode: boolean;
  /** Resolves once the account is created or refused. */
  onCreate: (setupCode: string) => Promise<void>;
}

export function CreateAdminForm({ needsCode, onCreate }: CreateAdminFormProps) {
  const form = useZodForm({
    id: 'setup',
    schema: needsCode ? withCode : withoutCode,
    defaultValues: { code: '' },
    async onSubmit({ code }) {
      await onCreate(code);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Beheerder aanmaken" className="grid gap-4">
      {needsCode && <CodeField {...form.field('code')} label="Installatiecode" hint={messages.setup.codeHint} />}
      <SubmitButton busyLabel={<span lang="en">Creating...</span>}>Beheerder aanmaken</SubmitButton>
    </Form>
  );
}

/** A code that was handed over: typed exactly as it is, and never stored by the browser. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} required />;
}
