import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import type { Invitation } from '@/domain/access/invitation';
import { paths } from '@/lib/paths';
import { CreateAdminForm } from '../create-admin/create-admin-form';
import { CredentialsList } from '../create-admin/credentials-list';
import { InvitationForm } from './invitation-form';

interface InvitedAccountProps {
  invitationOfUrl: Invitation | null;
  password: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: ReactNode;
  onCreate: (invitation: Invitation) => Promise<void>;
  onCorrect: () => void;
}

const noInvitation: Invitation = { email: '', code: '' };

/** /create-admin once there is an administrator: for invited people, with a link to /login for others. */
export function InvitedAccount({
  invitationOfUrl,
  password,
  isBusy,
  failure,
  onCreate,
  onCorrect,
}: InvitedAccountProps) {
  const [invitation, setInvitation] = useState(invitationOfUrl ?? noInvitation);
  const [isComplete, setIsComplete] = useState(invitationOfUrl !== null);

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
