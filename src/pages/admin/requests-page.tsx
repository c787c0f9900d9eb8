import { UnsentHint } from '@/features/office/outgoing/unsent-hint';
import { RemainingSetup } from '@/features/office/remaining-setup/remaining-setup';
import { FirstRowLink } from '@/features/office/request-inbox/toolbar/list-keys';
import { RequestInbox } from '@/features/office/request-inbox/request-inbox';
import { TodayStrip } from '@/features/office/today/today-strip';
import { WithdrawalNotices } from '@/features/office/withdrawals/withdrawal-notices';
import type { PageModule } from '@/pages/page-module';

export function RequestsPage() {
  return (
    <>
      <FirstRowLink />
      <RemainingSetup isForEmptyOnly />
      <UnsentHint />
      <WithdrawalNotices />
      <TodayStrip />
      <RequestInbox />
    </>
  );
}

export const page: PageModule = { Component: RequestsPage };
