import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { useCreateAdmin } from '@/data/auth/mutations';
import { setupStateQuery } from '@/data/auth/queries';
import { parseInvitationHash, type Invitation } from '@/domain/access/invitation';
import { env } from '@/lib/env';
import { AccountCreated, CreateAdminForm, CredentialsList } from './new-account';
import { creationText } from '../login/auth-texts';
import { generatePassword } from './generate-password';
import { InvitedAccount } from './invited-account';
import { LoginFrame } from '../login/login-frame';

const title = 'Beheerder aanmaken';

export function CreateAdminScreen() {
  const [password] = useState(generatePassword);
  const invitation = useUrlInvitation();
  const setup = useQuery(setupStateQuery());
  const creation = useCreateAdmin();
  const failure = creation.isError && (
    <Notice tone="danger" role="alert">
      {creationText(creation.error)}
    </Notice>
  );

  async function create(email: string, codes: { setupCode: string; invitationCode: string }) {
    try {
      await creation.mutateAsync({ email, password, ...codes });
    } catch {
      // The screen shows the mutation's error, even when the setup turns out to be closed and the form disappears.
    }
  }

  // Checked first, because creating the administrator closes the setup.
  if (creation.isSuccess) {
    return (
      <LoginFrame title={title}>
        <AccountCreated email={creation.variables.email} password={password} />
      </LoginFrame>
    );
  }
  if (setup.data === 'closed') {
    return (
      <LoginFrame title={title}>
        <InvitedAccount
          key={invitation?.code}
          urlInvitation={invitation}
          password={password}
          isBusy={creation.isPending}
          failure={failure}
          onCreate={({ email, code }) => create(email, { setupCode: '', invitationCode: code })}
          onCorrect={creation.reset}
        />
      </LoginFrame>
    );
  }
  if (setup.data === 'not_ready') {
    return (
      <LoginFrame title={title}>
        {failure}
        <Notice>{messages.setup.notReady}</Notice>
      </LoginFrame>
    );
  }
  if (setup.data !== undefined) {
    return (
      <LoginFrame title={title}>
        <p>{messages.setup.first}</p>
        <CredentialsList email={env.adminEmail} password={password} />
        {failure}
        <CreateAdminForm
          needsCode={setup.data === 'code_required'}
          onCreate={(setupCode) => create(env.adminEmail, { setupCode, invitationCode: '' })}
        />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={title}>
      {setup.isFetching ? (
        <Loading text={messages.auth.loading} />
      ) : (
        <RetryNotice role="alert" onRetry={() => void setup.refetch()}>
          <p>{messages.setup.stateUnknown}</p>
        </RetryNotice>
      )}
    </LoginFrame>
  );
}

/**
 * The invitation in the URL's hash, which is removed from the history at once: the next person at this computer could
 * find the code there.
 */
function useUrlInvitation(): Invitation | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ hash, invitation: parseInvitationHash(hash) });
  // Another invitation link that is opened in this tab changes only the hash.
  if (hash !== '' && hash !== seen.hash) setSeen({ hash, invitation: parseInvitationHash(hash) });

  useEffect(() => {
    if (parseInvitationHash(hash)) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return seen.invitation;
}
