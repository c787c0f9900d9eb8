import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { administratorTexts } from '@/content/office/management/administrators';
import { useRevokeInvitation } from '@/data/administrators/mutations';
import type { OpenInvitation } from '@/data/administrators/queries';
import { dataErrorCode, failureText } from '@/data/errors';
import { formatDay } from '@/lib/format/format-date';

interface InvitationListProps {
  invitations: OpenInvitation[];
  labelledBy: string;
  onRevoked: (email: string) => void;
}

export function InvitationList({ invitations, labelledBy, onRevoked }: InvitationListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mt-2 divide-y divide-line border-y border-line">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.email} invitation={invitation} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}

interface InvitationRowProps {
  invitation: OpenInvitation;
  onRevoked: (email: string) => void;
}

function InvitationRow({ invitation: { email, invitedAt, hasExpired }, onRevoked }: InvitationRowProps) {
  const revoking = useRevokeInvitation();

  async function handleRevoke() {
    if (revoking.isPending) return;
    try {
      await revoking.mutateAsync(email);
    } catch (error) {
      // The row shows it as well, unless the refetch removed the row.
      notify.error(failureText(administratorTexts.notRevoked, error));
      // Somebody else was first.
      if (dataErrorCode(error) === 'conflict') onRevoked(email);
      return;
    }
    notify.success(administratorTexts.revoked(email));
    onRevoked(email);
  }

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{email}</p>
          <p className="text-sm text-ink-muted">
            uitgenodigd op {formatDay(invitedAt)}
            {hasExpired && <strong className="text-danger"> · verlopen, nodig opnieuw uit</strong>}
          </p>
        </div>
        <Button
          variant="secondary"
          {...(!revoking.isPending && { 'aria-label': `Intrekken: uitnodiging voor ${email}` })}
          aria-disabled={revoking.isPending}
          onClick={() => void handleRevoke()}
        >
          {revoking.isPending ? 'Bezig met intrekken...' : 'Intrekken'}
        </Button>
      </div>
      {revoking.isError && (
        <Notice tone="danger" role="alert" className="mt-3">
          {failureText(administratorTexts.notRevoked, revoking.error)}
        </Notice>
      )}
    </li>
  );
}
