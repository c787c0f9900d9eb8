import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { rushHoursQuery } from '@/data/settings/working-hours';
import { adminSections } from '@/lib/admin-links';
import { WorkingHoursForm } from './working-hours-form';

/** When rush is taken up, and how long its report takes. */
export function WorkingHours() {
  const query = useQuery(rushHoursQuery());
  return (
    <QueryCard id={adminSections.workingHours} texts={texts} query={query}>
      {({ hours, workingDays }) => <WorkingHoursForm stored={hours} workingDays={workingDays} />}
    </QueryCard>
  );
}
