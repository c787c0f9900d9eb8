import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { messages } from '@/content/messages';
import type { Invitation } from '@/domain/access/invitation';
import { emailProblem } from '../login/credential-checks';

interface InvitationFormProps {
  /** What was filled in before. */
  initial: Invitation;
  onContinue: (invitation: Invitation) => void;
}

/** For somebody who has the code of an invitation and not its link. */
export function InvitationForm({ initial, onContinue }: InvitationFormProps) {
  const [email, setEmail] = useState(initial.email);
  const [code, setCode] = useState(initial.code);
  const [problems, setProblems] = useState({ email: '', code: '' });
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      email: emailProblem(email),
      code: code.trim() === '' ? messages.setup.invitationCodeMissing : '',
    };
    setProblems(found);
    if (found.email || found.code) (found.email ? emailField : codeField).current?.focus();
    else onContinue({ email: email.trim().toLowerCase(), code: code.trim() });
  }

  return (
    <form noValidate aria-labelledby="invited-title" className="grid gap-4" onSubmit={handleSubmit}>
      <h2 id="invited-title" className="text-lg font-bold">
        Uitgenodigd?
      </h2>
      <p>Open de link uit de uitnodiging, of vul hier je e-mailadres en de code in.</p>
      <TextField
        id="invited-email"
        label="E-mailadres"
        hint="Het adres waarop je bent uitgenodigd."
        type="email"
        autoComplete="username"
        required
        ref={emailField}
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="invitation-code"
        label="Code"
        hint="In de link staat de code tussen uitnodiging= en &email."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={codeField}
        value={code}
        error={problems.code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="secondary" className="justify-self-start">
        Verder
      </Button>
    </form>
  );
}
