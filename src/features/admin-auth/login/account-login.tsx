import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { useSignIn } from '@/data/auth/mutations';
import { signInHint, signInText } from './auth-texts';
import { emailProblem, passwordProblem } from './credential-checks';
import { PasswordField } from './password-field';
import { useAskedView } from '../session/use-asked-view';

interface AccountLoginProps {
  email: string;
  /** Takes the focus at once: the part of the page that had it is gone. */
  hasFocus: boolean;
  onEmailChange: (email: string) => void;
  onForgotten: () => void;
}

export function AccountLogin({ email, hasFocus, onEmailChange, onForgotten }: AccountLoginProps) {
  const navigate = useNavigate();
  const askedView = useAskedView();
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState({ email: '', password: '' });
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    signIn.reset();
    const found = { email: emailProblem(email), password: passwordProblem(password) };
    setProblems(found);
    if (found.email || found.password) {
      (found.email ? emailField : passwordField).current?.focus();
      return;
    }
    try {
      await signIn.mutateAsync({ email: email.trim(), password });
    } catch (error) {
      const hint = signInHint(error);
      notify.error(signInText(error), hint ? { description: hint } : undefined);
      return;
    }
    notify.success(messages.auth.signedIn);
    await navigate(askedView, { replace: true });
  }

  return (
    <form
      noValidate
      aria-label="Inloggen met account"
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        id="email"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        required
        autoFocus={hasFocus}
        ref={emailField}
        value={email}
        error={problems.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <PasswordField
        id="password"
        label="Wachtwoord"
        autoComplete="current-password"
        required
        ref={passwordField}
        value={password}
        error={problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {signIn.isError && (
        <Notice tone="danger" role="alert">
          <p>{signInText(signIn.error)}</p>
          {signInHint(signIn.error) && <p>{signInHint(signIn.error)}</p>}
        </Notice>
      )}
      <Button type="submit" look="secondary" aria-disabled={signIn.isPending}>
        {signIn.isPending ? 'Bezig met inloggen...' : 'Inloggen met account'}
      </Button>
      <Button look="quiet" className="justify-self-start" onClick={onForgotten}>
        Wachtwoord vergeten?
      </Button>
    </form>
  );
}
