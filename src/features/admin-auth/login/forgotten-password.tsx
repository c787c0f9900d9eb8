import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/errors';
import { useRequestRecovery } from '@/data/auth/mutations';
import { paths } from '@/lib/paths';
import { email } from './credentials';

const schema = z.object({ email });

interface ForgottenPasswordProps {
  /** What was typed as the e-mail address before. */
  email: string;
  onBack: (email: string) => void;
}

export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  const recovery = useRequestRecovery();
  const form = useZodForm({
    id: 'recovery',
    schema,
    defaultValues: { email },
    async onSubmit({ email }) {
      try {
        await recovery.mutateAsync({ email, returnTo: window.location.origin + paths.login });
      } catch (error) {
        // Any refusal by the service may depend on whether the account exists; only silence does not.
        if (toAuthFailure(error).code === 'unavailable') return { text: messages.recovery.notSent };
      }
      return undefined;
    },
  });

  const isAnswered = (recovery.isSuccess || recovery.isError) && !form.failure && !form.isBusy;
  return (
    <Form form={form} aria-label="Wachtwoord vergeten" className="grid gap-4">
      <TextField
        {...form.field('email')}
        label="E-mailadres"
        hint={messages.recovery.hint}
        type="email"
        autoComplete="username"
        required
        autoFocus
      />
      {isAnswered && <Notice role="status">{messages.recovery.sent}</Notice>}
      <FormFailure />
      <SubmitButton busyLabel="Bezig met versturen...">Stuur een link</SubmitButton>
      <Button variant="quiet" className="justify-self-start" onClick={() => onBack(form.api.getValues('email'))}>
        Terug naar inloggen
      </Button>
    </Form>
  );
}
