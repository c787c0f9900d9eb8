import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { useSetPassword } from '@/data/auth/mutations';
import { newPasswordText } from './auth-texts';
import { newPasswordProblem, shortestPassword } from './credential-checks';
import { PasswordField } from './password-field';
import { useLogout } from '../session/use-logout';

interface NewPasswordFormProps {
  email: string;
}

/** For somebody who came in by the link of a recovery mail; once saved, the session's own event leads on to /admin. */
export function NewPasswordForm({ email }: NewPasswordFormProps) {
  const setNewPassword = useSetPassword();
  const { isBusy, logout } = useLogout();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (setNewPassword.isPending) return;
    setNewPassword.reset();
    const found = newPasswordProblem(password);
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    try {
      await setNewPassword.mutateAsync(password);
      notify.success(messages.recovery.saved);
    } catch {
      // The form shows the mutation's error.
    }
  }

  return (
    <form
      noValidate
      aria-label="Nieuw wachtwoord instellen"
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p>
        Voor het account <strong className="break-all">{email}</strong>.
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="new-password"
        label="Nieuw wachtwoord"
        hint={`Minstens ${shortestPassword} tekens`}
        autoComplete="new-password"
        required
        autoFocus
        ref={field}
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      {setNewPassword.isError && (
        <Notice tone="danger" role="alert">
          {newPasswordText(setNewPassword.error)}
        </Notice>
      )}
      <Button type="submit" aria-disabled={setNewPassword.isPending}>
        {setNewPassword.isPending ? 'Bezig met opslaan...' : 'Wachtwoord opslaan'}
      </Button>
      <Button look="quiet" className="justify-self-start" aria-disabled={isBusy} onClick={() => void logout()}>
        Terug naar inloggen
      </Button>
    </form>
  );
}
