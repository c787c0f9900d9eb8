import { adminSections } from '@/lib/admin-links';

/** The parts of the back-office as the links above them name them, in the order of the page. */
export const adminSectionLinks = [
  { id: adminSections.today, text: 'Vandaag' },
  { id: adminSections.requests, text: 'Aanvragen' },
  { id: adminSections.calendar, text: 'Agenda' },
  { id: adminSections.content, text: 'Teksten' },
  { id: adminSections.administrators, text: 'Beheerders' },
  { id: adminSections.privacy, text: 'Privacy' },
] as const;
