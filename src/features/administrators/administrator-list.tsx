import { useSyncExternalStore } from 'react';
import type { Administrator } from '@/data/administrators/queries';
import { currentSession } from '@/data/auth/current-session';
import { AdministratorRow } from './administrator-row';

interface AdministratorListProps {
  administrators: Administrator[];
  labelledBy: string;
  onRemoved: () => void;
}

export function AdministratorList({ administrators, labelledBy, onRemoved }: AdministratorListProps) {
  const session = useSyncExternalStore(currentSession.subscribe, currentSession.getSnapshot);
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
