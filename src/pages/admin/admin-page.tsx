import { useEffect } from 'react';
import { QueryProvider } from '@/data/query-client';
import { forgetDeletedRequests } from '@/data/requests/mutations';
import { AdminFrame } from '@/features/admin-auth/session/admin-frame';
import { AdminGuard } from '@/features/admin-auth/session/admin-guard';
import { Administrators } from '@/features/administrators/administrators';
import { Automation } from '@/features/automation/automation';
import { Calendar } from '@/features/calendar/calendar';
import { ContentEditor } from '@/features/content-editor/content-editor';
import { PrivacyTools } from '@/features/privacy-tools/privacy-tools';
import { RequestInbox } from '@/features/request-inbox/request-inbox';
import { SiteReports } from '@/features/site-reports/site-reports';
import { TodayStrip } from '@/features/today/today-strip';
import type { PageModule } from '@/pages/page-module';
import { SectionLinks } from './section-links';

export function AdminPage() {
  return (
    <QueryProvider>
      <AdminGuard>
        <AdminFrame>
          <DeletionsEnd />
          <SectionLinks />
          <TodayStrip />
          <RequestInbox />
          <Calendar />
          <ContentEditor />
          <Administrators />
          <Automation />
          <SiteReports />
          <PrivacyTools />
        </AdminFrame>
      </AdminGuard>
    </QueryProvider>
  );
}

/** Finishes deletions of a tab that was closed before their time to undo was over. */
function DeletionsEnd() {
  useEffect(() => void forgetDeletedRequests(), []);
  return null;
}

export const page: PageModule = {
  Component: AdminPage,
  head: { title: 'Admin', description: 'Aanvragen en teksten van de website beheren' },
};
