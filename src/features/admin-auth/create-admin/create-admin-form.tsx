import { z } from 'zod';
import { Form, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { messages } from '@/content/messages';

const withCode = z.object({ code: z.string().trim().min(1, messages.setup.codeMissing) });
const withoutCode = z.object({ code: z.literal('') });

interface CreateAdminFormProps {
  needsCode: boolean;
  /** Resolves when the account is there, or is not going to be. */
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
      {needsCode && (
        <TextField
          {...form.field('code')}
          label="Installatiecode"
          hint={messages.setup.codeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <SubmitButton busyLabel={<span lang="en">Creating...</span>}>Beheerder aanmaken</SubmitButton>
    </Form>
  );
}
