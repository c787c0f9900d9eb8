import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/failure';
import { useSignIn } from '@/data/auth/mutations';
import { env } from '@/lib/env';
import { setAdminFlag } from '../session/admin-flag';
import { signInText } from './auth-texts';
import { passwordProblem } from './credential-checks';
import { PasswordField } from './password-field';
import { useAskedView } from '../session/use-asked-view';

/** The short way in: only the password, of the one account that is set up as the administrator's. */
export function DirectLogin() {
  const navigate = useNavigate();
  const askedView = useAskedView();
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    setFailure('');
    setProblem('');
    const missing = passwordProblem(password);
    if (missing) {
      refuse(missing);
      return;
    }
    try {
      await signIn.mutateAsync({ email: env.adminEmail, password });
    } catch (error) {
      if (toAuthFailure(error).fault === 'wrong-credentials') {
        refuse(messages.auth.wrongPassword);
        return;
      }
      setFailure(signInText(error));
      notify.error(signInText(error));
      return;
    }
    setAdminFlag();
    notify.success(messages.auth.signedInDirectly);
    await navigate(askedView, { replace: true });
  }

  return (
    <form
      noValidate
      aria-labelledby="direct-login-title"
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id="direct-login-title" className="text-lg font-bold">
        Directe toegang
      </h2>
      {/* Not shown: it tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={env.adminEmail} readOnly hidden />
      <PasswordField
        id="direct-password"
        label="Beheerderswachtwoord"
        autoComplete="current-password"
        required
        ref={field}
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" aria-disabled={signIn.isPending}>
        {signIn.isPending ? 'Bezig met inloggen...' : 'Direct inloggen'}
      </Button>
    </form>
  );
}
