import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { signOut } from '@/data/auth/sign-out';
import { clearSessionDrafts, hasSessionDrafts } from '@/lib/browser/session-draft';
import { paths } from '@/lib/paths';
import { clearAdminFlag } from './admin-flag';

export function useLogout() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function logout() {
    if (isBusy || (hasSessionDrafts() && !window.confirm(messages.auth.logoutUnsaved))) return;
    setIsBusy(true);
    // First, or the frame would briefly say that the session has expired.
    clearAdminFlag();
    await signOut();
    clearSessionDrafts();
    setIsBusy(false);
    notify.info(messages.auth.signedOut);
    await navigate(paths.login, { replace: true });
  }

  return { isBusy, logout };
}
