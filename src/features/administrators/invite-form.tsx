import { useRef, useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { administratorTexts } from '@/content/office/administrators';
import { messages } from '@/content/messages';
import { useInviteAdministrator } from '@/data/administrators/mutations';
import { failureText } from '@/data/errors';
import type { Invitation } from '@/domain/access/invitation';

interface InviteFormProps {
  onInvited: (invitation: Invitation) => void;
}

const emailAddress = z.email();

export function InviteForm({ onInvited }: InviteFormProps) {
  const inviting = useInviteAdministrator();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inviting.isPending) return;
    inviting.reset();
    const parsed = emailAddress.safeParse(email.trim().toLowerCase());
    setProblem(parsed.success ? '' : messages.auth.emailInvalid);
    if (!parsed.success) {
      field.current?.focus();
      return;
    }
    try {
      onInvited(await inviting.mutateAsync(parsed.data));
      setEmail('');
    } catch {
      // The form shows the mutation's error.
    }
  }

  return (
    <form
      noValidate
      aria-label="Beheerder uitnodigen"
      className="mt-6 grid max-w-xl gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        id="invited-email"
        label="E-mailadres van een nieuwe beheerder"
        hint="Een eerdere uitnodiging voor hetzelfde adres werkt daarna niet meer."
        type="email"
        autoComplete="off"
        required
        ref={field}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      {inviting.isError && (
        <Notice tone="danger" role="alert">
          {failureText(administratorTexts.notInvited, inviting.error)}
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" aria-disabled={inviting.isPending}>
        {inviting.isPending ? 'Bezig met uitnodigen...' : 'Uitnodigen'}
      </Button>
    </form>
  );
}
