import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { useSetPassword } from '@/data/auth/mutations';
import { newPasswordText } from './auth-texts';
import { minPasswordLength, newPassword } from './credentials';
import { useLogout } from '../session/use-logout';

const schema = z.object({ password: newPassword });

interface NewPasswordFormProps {
  email: string;
}

/** For somebody who came in by the link of a recovery mail; once saved, the session's own event leads on to /admin. */
export function NewPasswordForm({ email }: NewPasswordFormProps) {
  const setNewPassword = useSetPassword();
  const { isBusy, logout } = useLogout();
  const form = useZodForm({
    id: 'new',
    schema,
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
