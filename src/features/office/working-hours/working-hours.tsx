import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { workingHoursTexts } from '@/content/office/visits/working-hours';
import { workingHoursQuery } from '@/data/settings/working-hours';
import { adminSections } from '@/lib/admin-links';
import { WorkingHoursForm } from './working-hours-form';

/** The hours that count for a rush request. */
export function WorkingHours() {
  const { data: hours, isPending, isError, isFetching, refetch } = useQuery(workingHoursQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.workingHours} tabIndex={-1} className="text-xl font-bold">
        {workingHoursTexts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{workingHoursTexts.explanation}</p>
      {isPending && <Loading text={workingHoursTexts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p>{workingHoursTexts.loadFailed}</p>
        </RetryNotice>
      )}
      {hours && <WorkingHoursForm stored={hours} />}
    </Card>
  );
}
