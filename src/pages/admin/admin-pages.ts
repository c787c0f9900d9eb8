import { CalendarDays, ChartColumn, FileText, Inbox, ReceiptText, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '@/lib/paths';
import { managementGroups } from './management/groups';

interface AdminPage {
  path: string;
  name: string;
  icon: LucideIcon;
  /** For the head. */
  description: string;
}

/** In the order of the navigation. */
export const adminPages = [
  { path: paths.admin, name: 'Aanvragen', icon: Inbox, description: 'De aanvragen en het werk van vandaag' },
  { path: paths.adminCalendar, name: 'Agenda', icon: CalendarDays, description: 'De bezoeken per week' },
  {
    path: paths.adminInvoices,
    name: 'Facturen',
    icon: ReceiptText,
    description: 'De facturen en wat ervan is betaald',
  },
  { path: paths.adminContent, name: 'Teksten', icon: FileText, description: 'De teksten van de website' },
  { path: paths.adminFigures, name: 'Cijfers', icon: ChartColumn, description: 'Cijfers over de aanvragen' },
  {
    path: paths.adminManagement,
    name: 'Beheer',
    icon: Settings,
    description: 'Mensen, planning, mails, automatisering en privacy',
  },
] as const satisfies readonly AdminPage[];

/** The page at a path of the back-office, also one of Beheer, with the title of its head. */
export function findAdminPage(pathname: string): { path: string; name: string; title: string; description: string } {
  const group = managementGroups.find(({ path }) => path === pathname);
  if (group) {
    return { path: group.path, name: group.name, title: `${group.name} | Beheer`, description: group.explanation };
  }
  const page = adminPages.find(({ path }) => path === pathname) ?? adminPages[0];
  return { ...page, title: page.name };
}
