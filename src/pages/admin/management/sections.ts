import { adviserTexts } from '@/content/office/advisers';
import { binTexts } from '@/content/office/bin';
import { calendarFeedTexts } from '@/content/office/calendar-feed';
import { mailPreviewTexts } from '@/content/office/mail-previews';
import { managementTexts } from '@/content/office/management';
import { officeMailTexts, outgoingTexts } from '@/content/office/outgoing';
import { privacyTexts } from '@/content/office/privacy-tools';
import { settingsLogTexts } from '@/content/office/settings-log';
import { siteReportTexts } from '@/content/office/site-reports';
import { workingHoursTexts } from '@/content/office/working-hours';
import { managementSections, type ManagementSection } from '@/lib/admin-links';

/** The headings of the sections. */
const sectionNames: Record<ManagementSection, string> = {
  beheerders: 'Beheerders',
  adviseurs: adviserTexts.title,
  account: 'Account',
  wijzigingen: settingsLogTexts.title,
  bezoeken: adviserTexts.appointmentsTitle,
  spoed: workingHoursTexts.title,
  'agenda-op-je-telefoon': calendarFeedTexts.title,
  'uitgaande-berichten': outgoingTexts.title,
  'mail-aan-mij': officeMailTexts.title,
  mails: mailPreviewTexts.title,
  factuurgegevens: managementTexts.invoicing.name,
  automatisering: 'Automatisering',
  meldingen: siteReportTexts.title,
  privacy: privacyTexts.title,
  prullenbak: binTexts.title,
};

/** The sections of a page of Beheer, in its order. */
export function sectionsOf(group: string): { id: ManagementSection; name: string }[] {
  return managementSections.filter(({ path }) => path === group).map(({ id }) => ({ id, name: sectionNames[id] }));
}
