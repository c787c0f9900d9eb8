import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { Form, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import type { Invitation } from '@/domain/access/invitation';
import { paths } from '@/lib/paths';
import { email } from '../login/credentials';
import { CodeField, CreateAdminForm, CredentialsList } from './new-account';

interface InvitedAccountProps {
  urlInvitation: Invitation | null;
  password: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: ReactNode;
  onCreate: (invitation: Invitation) => Promise<void>;
  onCorrect: () => void;
}

const noInvitation: Invitation = { email: '', code: '' };

/** /create-admin once there is an administrator: for invited people, and a link to /login for others. */
export function InvitedAccount({ urlInvitation, password, isBusy, failure, onCreate, onCorrect }: InvitedAccountProps) {
  const [invitation, setInvitation] = useState(urlInvitation ?? noInvitation);
  const [isComplete, setIsComplete] = useState(urlInvitation !== null);

  if (isComplete) {
    return (
      <>
        <p>{messages.setup.invited}</p>
        <CredentialsList email={invitation.email} password={password} />
        {failure}
        <CreateAdminForm needsCode={false} onCreate={() => onCreate(invitation)} />
        {!isBusy && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => {
              setIsComplete(false);
              onCorrect();
            }}
          >
            Ander e-mailadres of andere code
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {failure}
      <Notice>{messages.setup.closed}</Notice>
      <Link to={paths.login} className={buttonClass('primary', 'justify-self-start')}>
        Naar inloggen
      </Link>
      <InvitationForm
        initial={invitation}
        onContinue={(typed) => {
          setInvitation(typed);
          setIsComplete(true);
          onCorrect();
        }}
      />
    </>
  );
}

const schema = z.object({
  email: email.transform((typed) => typed.toLowerCase()),
  code: z.string().trim().min(1, messages.setup.invitationCodeMissing),
});

interface InvitationFormProps {
  /** What was filled in before. */
  initial: Invitation;
  onContinue: (invitation: Invitation) => void;
}

/** For somebody who has the code of an invitation but not its link. */
function InvitationForm({ initial, onContinue }: InvitationFormProps) {
  const form = useZodForm({
    id: 'invitation',
    schema,
    defaultValues: { ...initial },
    onSubmit(invitation) {
      onContinue(invitation);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-labelledby="invited-title" className="grid gap-4">
      <h2 id="invited-title" className="text-lg font-bold">
        Uitgenodigd?
      </h2>
      <p>{messages.setup.withoutLink}</p>
      <TextField
        {...form.field('email')}
        label="E-mailadres"
        hint={messages.setup.invitedEmailHint}
        type="email"
        autoComplete="username"
        required
      />
      <CodeField {...form.field('code')} label="Code" hint={messages.setup.invitationCodeHint} />
      <SubmitButton variant="secondary" className="justify-self-start" busyLabel="Verder">
        Verder
      </SubmitButton>
    </Form>
  );
}
