import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseInvitationHash, type Invitation } from '@/domain/access/invitation';

/**
 * The invitation of the link that led here. The code leaves the address bar and the history at once, where the next
 * person at this computer could find it.
 */
export function useArrivedInvitation(): Invitation | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ hash, invitation: parseInvitationHash(hash) });
  // A link that is opened on this very page changes the hash and nothing else.
  if (hash !== '' && hash !== seen.hash) setSeen({ hash, invitation: parseInvitationHash(hash) });

  useEffect(() => {
    if (parseInvitationHash(hash)) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return seen.invitation;
}
