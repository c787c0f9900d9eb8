import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/failure';
import { useRequestRecovery } from '@/data/auth/mutations';
import { paths } from '@/lib/paths';
import { emailProblem } from './credential-checks';

interface ForgottenPasswordProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

export function ForgottenPassword({ email, onEmailChange, onBack }: ForgottenPasswordProps) {
  const recovery = useRequestRecovery();
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (recovery.isPending) return;
    const found = emailProblem(email);
    setProblem(found);
    if (found) field.current?.focus();
    else recovery.mutate({ email: email.trim(), returnTo: window.location.origin + paths.login });
  }

  // Any refusal by the service may depend on whether the account exists; only silence does not.
  const isUnreachable = recovery.isError && toAuthFailure(recovery.error).fault === 'unavailable';
  const isAnswered = recovery.isSuccess || (recovery.isError && !isUnreachable);
  return (
    <form noValidate aria-label="Wachtwoord vergeten" className="grid gap-4" onSubmit={handleSubmit}>
      <TextField
        id="recovery-email"
        label="E-mailadres"
        hint="We sturen een link waarmee je een nieuw wachtwoord instelt."
        type="email"
        autoComplete="username"
        required
        autoFocus
        ref={field}
        value={email}
        error={problem}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      {isAnswered && <Notice role="status">{messages.recovery.sent}</Notice>}
      {isUnreachable && (
        <Notice tone="danger" role="alert">
          {messages.recovery.notSent}
        </Notice>
      )}
      <Button type="submit" aria-disabled={recovery.isPending}>
        {recovery.isPending ? 'Bezig met versturen...' : 'Stuur een link'}
      </Button>
      <Button look="quiet" className="justify-self-start" onClick={onBack}>
        Terug naar inloggen
      </Button>
    </form>
  );
}
