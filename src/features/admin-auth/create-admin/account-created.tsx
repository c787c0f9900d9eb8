import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { paths } from '@/lib/paths';
import { CredentialsList } from './credentials-list';

interface AccountCreatedProps {
  email: string;
  password: string;
}

/** The button that had the focus is gone. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

export function AccountCreated({ email, password }: AccountCreatedProps) {
  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Notice role="status">
          <p lang="en" className="font-semibold">
            {messages.auth.adminCreated}
          </p>
        </Notice>
      </div>
      <CredentialsList email={email} password={password} />
      <p>{messages.setup.keepPassword}</p>
      <Button aria-disabled="true" lang="en">
        Created!
      </Button>
      <Link to={paths.admin} className={buttonClass('secondary')}>
        Naar het beheer
      </Link>
    </>
  );
}
