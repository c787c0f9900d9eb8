import { adminSections } from '@/lib/admin-links';

/** In the order of the page. */
const sections = [
  { id: adminSections.administrators, text: 'Beheerders' },
  { id: adminSections.account, text: 'Account' },
  { id: adminSections.calendarFeed, text: 'Agenda op je telefoon' },
  { id: adminSections.workingHours, text: 'Werktijden' },
  { id: adminSections.advisers, text: 'Adviseurs' },
  { id: adminSections.invoiceSettings, text: 'Facturen' },
  { id: adminSections.mails, text: 'Mails' },
  { id: adminSections.automation, text: 'Automatisering' },
  { id: adminSections.outgoing, text: 'Berichten' },
  { id: adminSections.reports, text: 'Meldingen' },
  { id: adminSections.settingsLog, text: 'Wijzigingen' },
  { id: adminSections.privacy, text: 'Privacy' },
] as const;

/** Links to the parts of /admin/beheer. */
export function SectionLinks() {
  return (
    <nav aria-label="Op deze pagina" className="-my-3">
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
