import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { RemainingSetup } from '@/features/office/remaining-setup/remaining-setup';
import { SiteHealth } from '@/features/office/site-health/site-health';
import { adminSections, managementLink } from '@/lib/admin-links';
import { paths } from '@/lib/paths';
import { useNavigationCounts } from '../use-navigation-counts';
import { managementGroups } from './groups';
import { sectionsOf } from './sections';

/** What stands in each page of Beheer. */
export function Overview() {
  const failures = useNavigationCounts()[paths.adminManagement];
  return (
    <>
      <RemainingSetup />
      <SiteHealth />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {managementGroups.map(({ path, name, explanation }) => (
          <li key={path} className="grid">
            <Card isDense>
              <h2 className="text-xl font-bold">{name}</h2>
              <p className="mt-1 text-ink-muted">{explanation}</p>
              <ul className="mt-2">
                {sectionsOf(path).map(({ id, name: section }) => (
                  <li key={id}>
                    <Link
                      to={managementLink(id)}
                      className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
                    >
                      {section}
                    </Link>
                    {id === adminSections.reports && failures && (
                      <span className="ml-3 rounded-full bg-accent px-3 py-0.5 text-sm font-semibold text-on-accent">
                        {failures.text}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
