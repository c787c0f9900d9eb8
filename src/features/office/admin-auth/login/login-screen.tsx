import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { parseRecoveryLink } from '@/domain/access/recovery-link';
import { hasSessionDrafts } from '@/lib/browser/session-draft';
import { AccountLogin, DirectLogin } from './login-forms';
import { linkText } from './auth-texts';
import { ForgottenPassword, NewPasswordForm } from './password-recovery';
import { LoginFrame } from './login-frame';
import { RecoveryLink } from './recovery-link';
import { useRedirectPath } from '../session/use-redirect-path';
import { useSession } from '@/data/auth/use-session';

const title = 'Inloggen op het beheerderspaneel';
const recoveryTitle = 'Nieuw wachtwoord instellen';

/** /login: signing in, recovering a password, or a redirect to the back-office. */
export function LoginScreen() {
  const session = useSession();
  const { hash } = useLocation();
  const redirectPath = useRedirectPath();
  const [email, setEmail] = useState('');
  const [view, setView] = useState<'login' | 'forgotten' | 'back-from-forgotten'>('login');
  const arrival = parseAuthArrival(hash);
  const recoveryToken = parseRecoveryLink(hash);

  if (session.phase === 'checking') {
    return (
      <LoginFrame title={title}>
        <Loading text={messages.auth.loading} />
      </LoginFrame>
    );
  }
  if (session.phase === 'recovering') {
    return (
      <LoginFrame title={recoveryTitle}>
        <NewPasswordForm email={session.email} />
      </LoginFrame>
    );
  }
  if (recoveryToken !== null) {
    return (
      <LoginFrame title={recoveryTitle}>
        <RecoveryLink tokenHash={recoveryToken} />
      </LoginFrame>
    );
  }
  const isSignedIn = session.phase === 'signed-in';
  // The error of a mailed link is shown even to somebody who is signed in.
  const linkProblem = arrival.kind === 'none' ? '' : linkText(arrival.kind === 'error' ? arrival.code : '');
  if (isSignedIn && arrival.kind !== 'error') return <Navigate to={redirectPath} replace />;

  if (view === 'forgotten') {
    return (
      <LoginFrame title="Wachtwoord vergeten?">
        <ForgottenPassword
          email={email}
          onBack={(typed) => {
            setEmail(typed);
            setView('back-from-forgotten');
          }}
        />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={title}>
      {linkProblem && (
        <Notice tone="warning" role="alert">
          {linkProblem}
        </Notice>
      )}
      {/* Logging out clears them. */}
      {session.phase === 'signed-out' && hasSessionDrafts() && (
        <Notice tone="warning">
          <p className="font-semibold">{messages.auth.sessionExpired}</p>
          <p>{messages.auth.typedIsKept}</p>
        </Notice>
      )}
      {session.phase === 'signed-out' && session.isUnreachable && (
        // Reloads, because the auth client may wait for minutes on a call that hangs.
        <RetryNotice role="alert" onRetry={() => window.location.reload()}>
          <p>{messages.auth.unreachable}</p>
        </RetryNotice>
      )}
      {isSignedIn && (
        <Link to={redirectPath} className={buttonClass('secondary', 'justify-self-start')}>
          Je bent al ingelogd: naar het beheer
        </Link>
      )}
      <DirectLogin />
      <p className="flex items-center gap-4 text-sm font-semibold text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        OF
      </p>
      <AccountLogin
        email={email}
        hasFocus={view === 'back-from-forgotten'}
        onForgotten={(typed) => {
          setEmail(typed);
          setView('forgotten');
        }}
      />
    </LoginFrame>
  );
}
