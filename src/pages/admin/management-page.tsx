import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ChangePassword } from '@/features/office/admin-auth/account/change-password';
import { Administrators } from '@/features/office/administrators/administrators';
import { Advisers } from '@/features/office/advisers/advisers';
import { AppointmentSettings } from '@/features/office/advisers/appointment-settings';
import { Automation } from '@/features/office/automation/automation';
import { LazyBusiness } from '@/features/office/business/lazy-business';
import { CalendarFeed } from '@/features/office/calendar-feed/calendar-feed';
import { LazyInvoiceSettings } from '@/features/office/invoices/settings/lazy-invoice-settings';
import { LazyPrices } from '@/features/office/prices/lazy-prices';
import { LazyReviews } from '@/features/office/reviews/lazy-reviews';
import { MailPreviews } from '@/features/office/mail-previews/mail-previews';
import { OfficeMail } from '@/features/office/outgoing/office-mail';
import { Outgoing } from '@/features/office/outgoing/outgoing';
import { Bin } from '@/features/office/privacy-tools/bin';
import { PrivacyTools } from '@/features/office/privacy-tools/privacy-tools';
import { SettingsLog } from '@/features/office/settings-log/settings-log';
import { SiteReports } from '@/features/office/site-reports/site-reports';
import { LazyTerms } from '@/features/office/terms/lazy-terms';
import { WorkingHours } from '@/features/office/working-hours/working-hours';
import { paths } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';
import { GroupLinks } from './management/group-links';
import { Overview } from './management/overview';

/** Beheer: the overview, and the page of each group of settings. */
export function ManagementPage() {
  const { pathname } = useLocation();
  return (
    <>
      <GroupLinks />
      {groups[pathname] ?? <Overview />}
    </>
  );
}

const groups: Partial<Record<string, ReactNode>> = {
  [paths.adminPeople]: (
    <Columns>
      <Column>
        <Administrators />
        <ChangePassword />
      </Column>
      <Column>
        <Advisers />
        <SettingsLog />
      </Column>
    </Columns>
  ),
  [paths.adminPlanning]: (
    <Columns>
      <Column>
        <AppointmentSettings />
      </Column>
      <Column>
        <WorkingHours />
        <CalendarFeed />
      </Column>
    </Columns>
  ),
  [paths.adminMails]: (
    <Columns>
      <Column>
        <OfficeMail />
        <MailPreviews />
      </Column>
      <Outgoing />
    </Columns>
  ),
  [paths.adminBusiness]: <LazyBusiness />,
  [paths.adminPrices]: <LazyPrices />,
  [paths.adminTerms]: <LazyTerms />,
  [paths.adminReviews]: <LazyReviews />,
  [paths.adminInvoicing]: <LazyInvoiceSettings />,
  [paths.adminAutomation]: (
    <Columns>
      <Automation />
      <SiteReports />
    </Columns>
  ),
  [paths.adminPrivacy]: (
    <Columns>
      <PrivacyTools />
      <Bin />
    </Columns>
  ),
};

function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-3 lg:gap-4 xl:grid-cols-2">{children}</div>;
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:gap-4">{children}</div>;
}

export const page: PageModule = { Component: ManagementPage };
