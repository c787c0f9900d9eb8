import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { PasswordField } from '@/components/office/form/password-field';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/errors';
import { useRequestRecovery, useSetPassword } from '@/data/auth/mutations';
import { useLogout } from '../session/use-logout';
import { newPasswordText } from './auth-texts';
import { email, minPasswordLength, newPassword } from './credentials';

const recoverySchema = z.object({ email });

interface ForgottenPasswordProps {
  /** E-mail address that was typed before. */
  email: string;
  onBack: (email: string) => void;
}

export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  const recovery = useRequestRecovery();
  const form = useZodForm({
    id: 'recovery',
    schema: recoverySchema,
    defaultValues: { email },
    async onSubmit({ email }) {
      try {
        await recovery.mutateAsync(email);
      } catch (error) {
        // A refusal may reveal whether the account exists, so only an unreachable service is reported.
        if (toAuthFailure(error).code === 'unavailable') return { text: messages.recovery.notSent };
      }
      return undefined;
    },
  });

  const hasResponse = (recovery.isSuccess || recovery.isError) && !form.failure && !form.isBusy;
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
      {hasResponse && <Notice role="status">{messages.recovery.sent}</Notice>}
      <FormFailure />
      <SubmitButton busyLabel="Bezig met versturen...">Stuur een link</SubmitButton>
      <Button variant="quiet" className="justify-self-start" onClick={() => onBack(form.api.getValues('email'))}>
        Terug naar inloggen
      </Button>
    </Form>
  );
}

const newPasswordSchema = z.object({ password: newPassword });

interface NewPasswordFormProps {
  email: string;
}

/** For somebody who followed the link of a recovery mail. Once saved, the session's own event redirects to /admin. */
export function NewPasswordForm({ email }: NewPasswordFormProps) {
  const setNewPassword = useSetPassword();
  const { isBusy, logout } = useLogout();
  const form = useZodForm({
    id: 'new',
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    async onSubmit({ password }) {
      try {
        await setNewPassword.mutateAsync(password);
      } catch (error) {
        return { text: newPasswordText(error) };
      }
      notify.success(messages.recovery.saved);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Nieuw wachtwoord instellen" className="grid gap-4">
      <p>
        Voor het account <strong className="break-all">{email}</strong>.
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label="Nieuw wachtwoord"
        hint={`Minstens ${minPasswordLength} tekens`}
        autoComplete="new-password"
        required
        autoFocus
      />
      <FormFailure />
      <SubmitButton busyLabel="Bezig met opslaan...">Wachtwoord opslaan</SubmitButton>
      <Button variant="quiet" className="justify-self-start" aria-disabled={isBusy} onClick={() => void logout()}>
        Terug naar inloggen
      </Button>
    </Form>
  );
}
