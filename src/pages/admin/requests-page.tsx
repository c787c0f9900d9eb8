import { UnsentHint } from '@/features/outgoing/unsent-hint';
import { RemainingSetup } from '@/features/remaining-setup/remaining-setup';
import { FirstRowLink } from '@/features/request-inbox/toolbar/list-keys';
import { RequestInbox } from '@/features/request-inbox/request-inbox';
import { TodayStrip } from '@/features/today/today-strip';
import type { PageModule } from '@/pages/page-module';

export function RequestsPage() {
  return (
    <>
      <FirstRowLink />
      <RemainingSetup isForEmptyOnly />
      <UnsentHint />
      <TodayStrip />
      <RequestInbox />
    </>
  );
}

export const page: PageModule = { Component: RequestsPage };
