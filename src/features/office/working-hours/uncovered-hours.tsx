import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { uncoveredText, workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { advisersQuery } from '@/data/advisers/queries';
import { uncoveredHours } from '@/domain/request/uncovered-hours';
import type { WorkingHours } from '@/domain/request/working-hours';
import { adminSections, managementLink } from '@/lib/admin-links';

interface UncoveredHoursProps {
  /** As typed, and possible. */
  hours: WorkingHours;
}

/** Warns of hours that count for rush while no adviser works; nothing while there are none, or they are not known. */
export function UncoveredHours({ hours }: UncoveredHoursProps) {
  const { data } = useQuery(advisersQuery());
  const uncovered = data
    ? uncoveredHours(
        hours,
        data.advisers.flatMap((adviser) => adviser.hours),
      )
    : [];
  return (
    <div role="status">
      {uncovered.length > 0 && (
        <Notice tone="warning">
          <p>{texts.uncovered}</p>
          <ul className="mt-1 list-disc pl-5 font-semibold">
            {uncovered.map((group) => (
              <li key={group.days.join()}>{uncoveredText(group, hours)}</li>
            ))}
          </ul>
          <p className="mt-1">{texts.uncoveredHint}</p>
          <Link
            to={managementLink(adminSections.advisers)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {texts.toAdvisers}
          </Link>
        </Notice>
      )}
    </div>
  );
}
