import { Administrators } from '@/features/administrators/administrators';
import { Automation } from '@/features/automation/automation';
import { PrivacyTools } from '@/features/privacy-tools/privacy-tools';
import { SiteReports } from '@/features/site-reports/site-reports';
import type { PageModule } from '@/pages/page-module';
import { SectionLinks } from './section-links';

export function ManagementPage() {
  return (
    <>
      <SectionLinks />
      <Administrators />
      <Automation />
      <SiteReports />
      <PrivacyTools />
    </>
  );
}

export const page: PageModule = { Component: ManagementPage };
