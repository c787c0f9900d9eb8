import { RequestInbox } from '@/features/request-inbox/request-inbox';
import { TodayStrip } from '@/features/today/today-strip';
import type { PageModule } from '@/pages/page-module';

export function RequestsPage() {
  return (
    <>
      <TodayStrip />
      <RequestInbox />
    </>
  );
}

export const page: PageModule = { Component: RequestsPage };
