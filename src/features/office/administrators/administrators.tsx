import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { administratorTexts } from '@/content/office/management/administrators';
import { administratorsQuery, type Administrator } from '@/data/administrators/queries';
import { useSession } from '@/data/auth/use-session';
import type { Invitation } from '@/domain/access/invitation';
import { adminSections } from '@/lib/admin-links';
import { AdministratorRow } from './administrator-row';
import { InvitationLink } from './invitation-link';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';

const invitationsTitleId = 'invitations-title';

/** The administrators and the open invitations. */
export function Administrators() {
  const list = useQuery(administratorsQuery());
  // Its code is kept here only, until the next invitation.
  const [newest, setNewest] = useState<Invitation | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // The row that had the focus is gone.
  function takeFocusBack() {
    title.current?.focus();
  }

  return (
    <Card isDense>
      <h2 id={adminSections.administrators} ref={title} tabIndex={-1} className="text-xl font-bold">
        Beheerders
      </h2>
      <p className="mt-1 text-ink-muted">{administratorTexts.explanation}</p>
      {list.isPending && <Loading text={administratorTexts.loading} />}
      {list.isError && !list.isFetching && (
        <Notice tone="danger" role="alert" className="mt-4">
          <p>{list.data ? administratorTexts.stale : administratorTexts.loadFailed}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void list.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
      {list.data && (
        <>
          <AdministratorList
            administrators={list.data.admins}
            labelledBy={adminSections.administrators}
            onRemoved={takeFocusBack}
          />
          {list.data.invitations.length > 0 && (
            <>
              <h3 id={invitationsTitleId} className="mt-6 font-bold">
                Open uitnodigingen
              </h3>
              <InvitationList
                invitations={list.data.invitations}
                labelledBy={invitationsTitleId}
                onRevoked={(email) => {
                  if (newest?.email === email) setNewest(null);
                  takeFocusBack();
                }}
              />
            </>
          )}
        </>
      )}
      <InviteForm onInvited={setNewest} />
      {newest && <InvitationLink key={newest.code} invitation={newest} />}
    </Card>
  );
}

interface AdministratorListProps {
  administrators: Administrator[];
  labelledBy: string;
  onRemoved: () => void;
}

function AdministratorList({ administrators, labelledBy, onRemoved }: AdministratorListProps) {
  const session = useSession();
  const ownId = 'userId' in session ? session.userId : '';
  return (
    <ul aria-labelledby={labelledBy} className="mt-4 divide-y divide-line border-y border-line">
      {administrators.map((administrator) => (
        <AdministratorRow
          key={administrator.userId}
          administrator={administrator}
          isSelf={administrator.userId === ownId}
          isLast={administrators.length === 1}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
}
