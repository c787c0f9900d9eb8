import { adviserTexts } from '@/content/office/visits/advisers';
import { automationTexts } from '@/content/office/management/automation';
import { binTexts } from '@/content/office/requests/bin';
import { calendarFeedTexts } from '@/content/office/visits/calendar-feed';
import { mailPreviewTexts } from '@/content/office/management/mail-previews';
import { managementTexts } from '@/content/office/management/management';
import { officeMailTexts, outgoingTexts } from '@/content/office/management/outgoing';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { settingsLogTexts } from '@/content/office/management/settings-log';
import { siteReportTexts } from '@/content/office/figures/site-reports';
import { workingHoursTexts } from '@/content/office/visits/working-hours';
import { managementSections, type ManagementSection } from '@/lib/admin-links';

/** The headings of the sections. */
const sectionNames: Record<ManagementSection, string> = {
  beheerders: 'Beheerders',
  adviseurs: adviserTexts.title,
  account: 'Account',
  wijzigingen: settingsLogTexts.title,
  bezoeken: adviserTexts.appointments.title,
  spoed: workingHoursTexts.title,
  'agenda-op-je-telefoon': calendarFeedTexts.title,
  'uitgaande-berichten': outgoingTexts.title,
  'mail-aan-mij': officeMailTexts.title,
  mails: mailPreviewTexts.title,
  bedrijf: managementTexts.business.name,
  prijzen: managementTexts.prices.name,
  voorwaarden: managementTexts.terms.name,
  beoordelingen: managementTexts.reviews.name,
  factuurgegevens: managementTexts.invoicing.name,
  automatisering: automationTexts.title,
  meldingen: siteReportTexts.title,
  privacy: privacyTexts.title,
  prullenbak: binTexts.title,
};

/** The sections of a page of Beheer, in its order. */
export function sectionsOf(group: string): { id: ManagementSection; name: string }[] {
  return managementSections.filter(({ path }) => path === group).map(({ id }) => ({ id, name: sectionNames[id] }));
}
