import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { workingHoursQuery } from '@/data/settings/working-hours';
import { adminSections } from '@/lib/admin-links';
import { WorkingHoursForm } from './working-hours-form';

/** The hours that count for a rush request. */
export function WorkingHours() {
  const query = useQuery(workingHoursQuery());
  return (
    <QueryCard id={adminSections.workingHours} texts={texts} query={query}>
      {(hours) => <WorkingHoursForm stored={hours} />}
    </QueryCard>
  );
}
