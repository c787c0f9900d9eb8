import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { advisersQuery } from '@/data/advisers/queries';
import { adminSections } from '@/lib/admin-links';
import { AppointmentDurations } from './appointment-durations';
import { RouteWeight } from './route-weight';

/** How long an appointment takes, and what suggested moments weigh. */
export function AppointmentSettings() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(advisersQuery());
  return (
    <Card isDense>
      <h2 id={adminSections.appointments} tabIndex={-1} className="text-xl font-bold">
        {texts.appointmentsTitle}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.appointmentsExplanation}</p>
      {isPending && <Loading text={texts.appointmentsLoading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p>{texts.appointmentsFailed}</p>
        </RetryNotice>
      )}
      {data && (
        <>
          <AppointmentDurations stored={data.durations} />
          <RouteWeight stored={data.routeWeight} />
        </>
      )}
    </Card>
  );
}
