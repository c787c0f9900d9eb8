import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { signOut } from '@/data/auth/sign-out';
import { forgetAllInput, hasKeptInput } from '@/lib/kept-input';
import { paths } from '@/lib/paths';
import { clearAdminFlag } from './admin-flag';

export function useLogout() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function logout() {
    if (isBusy || (hasKeptInput() && !window.confirm(messages.auth.logoutUnsaved))) return;
    setIsBusy(true);
    // First, or the frame would say for a moment that the session has expired.
    clearAdminFlag();
    await signOut();
    forgetAllInput();
    setIsBusy(false);
    notify.info(messages.auth.signedOut);
    await navigate(paths.login, { replace: true });
  }

  return { isBusy, logout };
}
