import { CalendarDays, ChartColumn, FileText, Inbox, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '@/lib/paths';

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
  { path: paths.adminContent, name: 'Teksten', icon: FileText, description: 'De teksten van de website' },
  { path: paths.adminFigures, name: 'Cijfers', icon: ChartColumn, description: 'Cijfers over de aanvragen' },
  {
    path: paths.adminManagement,
    name: 'Beheer',
    icon: Settings,
    description: 'Beheerders, automatisering, meldingen en privacy',
  },
] as const satisfies readonly AdminPage[];
