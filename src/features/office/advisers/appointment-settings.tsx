import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { adviserTexts } from '@/content/office/visits/advisers';
import { advisersQuery } from '@/data/advisers/queries';
import { adminSections } from '@/lib/admin-links';
import { AppointmentDurations } from './appointment-durations';
import { RouteWeight } from './route-weight';

/** How long an appointment takes, and what suggested moments weigh. */
export function AppointmentSettings() {
  const query = useQuery(advisersQuery());
  return (
    <QueryCard id={adminSections.appointments} texts={adviserTexts.appointments} query={query}>
      {({ durations, routeWeight }) => (
        <>
          <AppointmentDurations stored={durations} />
          <RouteWeight stored={routeWeight} />
        </>
      )}
    </QueryCard>
  );
}
