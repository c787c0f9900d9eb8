import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { useCreateAdmin } from '@/data/auth/mutations';
import { setupStateQuery } from '@/data/auth/queries';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { creationText } from './auth-texts';
import { CreateAdminForm } from './create-admin-form';
import { CredentialsList } from './credentials-list';
import { generatePassword } from './generate-password';
import { LoginFrame } from './login-frame';

const title = 'Beheerder aanmaken';

/** The button that had the focus is gone by then. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

export function CreateAdminScreen() {
  const [password] = useState(generatePassword);
  const setup = useQuery(setupStateQuery());
  const creation = useCreateAdmin();
  const failure = creation.isError && (
    <Notice tone="danger" role="alert">
      {creationText(creation.error)}
    </Notice>
  );

  // Making the administrator closes the setup, so what was just made comes before what the setup says.
  if (creation.isSuccess) {
    return (
      <LoginFrame title={title}>
        <div ref={takeFocus} tabIndex={-1}>
          <Notice role="status">
            <p lang="en" className="font-semibold">
              {messages.auth.adminCreated}
            </p>
          </Notice>
        </div>
        <CredentialsList email={env.adminEmail} password={password} />
        <p>{messages.setup.keepPassword}</p>
        <Button aria-disabled="true" lang="en">
          Created!
        </Button>
        <Link to={paths.admin} className={buttonClass('secondary')}>
          Naar het beheer
        </Link>
      </LoginFrame>
    );
  }
  if (setup.data === 'closed' || setup.data === 'not_ready') {
    const isClosed = setup.data === 'closed';
    return (
      <LoginFrame title={title}>
        {failure}
        <Notice>{isClosed ? messages.setup.closed : messages.setup.notReady}</Notice>
        {isClosed && (
          <Link to={paths.login} className={buttonClass('primary', 'justify-self-start')}>
            Naar inloggen
          </Link>
        )}
      </LoginFrame>
    );
  }
  if (setup.data !== undefined) {
    return (
      <LoginFrame title={title}>
        <p>Met deze gegevens maak je het account van de eerste beheerder aan.</p>
        <CredentialsList email={env.adminEmail} password={password} />
        {failure}
        <CreateAdminForm
          needsCode={setup.data === 'code_required'}
          isBusy={creation.isPending}
          onCreate={(setupCode) => creation.mutate({ email: env.adminEmail, password, setupCode })}
        />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={title}>
      {setup.isFetching ? (
        <Loading text={messages.auth.loading} />
      ) : (
        <Notice tone="danger" role="alert">
          <p>{messages.setup.stateUnknown}</p>
          <Button look="secondary" className="mt-3" onClick={() => void setup.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
    </LoginFrame>
  );
}
