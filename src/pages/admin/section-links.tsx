import { Link, useLocation } from 'react-router-dom';
import { adminSections } from '@/lib/admin-links';

/** In the order of the page. */
const sections = [
  { id: adminSections.today, text: 'Vandaag' },
  { id: adminSections.requests, text: 'Aanvragen' },
  { id: adminSections.calendar, text: 'Agenda' },
  { id: adminSections.content, text: 'Teksten' },
  { id: adminSections.administrators, text: 'Beheerders' },
  { id: adminSections.automation, text: 'Automatisering' },
  { id: adminSections.reports, text: 'Meldingen' },
  { id: adminSections.privacy, text: 'Privacy' },
] as const;

/** Links to the parts of the back-office. The search parameters stay. */
export function SectionLinks() {
  const { search } = useLocation();
  return (
    <nav aria-label="Onderdelen" className="-my-3">
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${id}` }}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
