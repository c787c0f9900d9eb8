import type { ReactNode } from 'react';
import { ChangePassword } from '@/features/admin-auth/account/change-password';
import { Administrators } from '@/features/administrators/administrators';
import { Advisers } from '@/features/advisers/advisers';
import { Automation } from '@/features/automation/automation';
import { CalendarFeed } from '@/features/calendar-feed/calendar-feed';
import { InvoiceSettings } from '@/features/invoices/settings/invoice-settings';
import { MailPreviews } from '@/features/mail-previews/mail-previews';
import { Outgoing } from '@/features/outgoing/outgoing';
import { Bin } from '@/features/privacy-tools/bin';
import { PrivacyTools } from '@/features/privacy-tools/privacy-tools';
import { SettingsLog } from '@/features/settings-log/settings-log';
import { SiteReports } from '@/features/site-reports/site-reports';
import { WorkingHours } from '@/features/working-hours/working-hours';
import type { PageModule } from '@/pages/page-module';
import { SectionLinks } from './section-links';

export function ManagementPage() {
  return (
    <>
      <SectionLinks />
      <div className="grid grid-cols-1 gap-3 lg:gap-4 xl:grid-cols-2">
        <Column>
          <Administrators />
          <ChangePassword />
          <CalendarFeed />
          <WorkingHours />
          <Advisers />
          <InvoiceSettings />
        </Column>
        <Column>
          <MailPreviews />
          <Automation />
          <Outgoing />
          <SiteReports />
          <SettingsLog />
          <Bin />
          <PrivacyTools />
        </Column>
      </div>
    </>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:gap-4">{children}</div>;
}

export const page: PageModule = { Component: ManagementPage };
