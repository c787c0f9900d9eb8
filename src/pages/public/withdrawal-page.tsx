import { PageShell } from '@/components/public/layout/page-shell';
import { withdrawalPage } from '@/content/public/withdrawal';
import { Withdrawal } from '@/features/public/withdrawal/withdrawal';
import type { PageModule } from '@/pages/page-module';

/** For who withdraws and lost the link of the own page. */
export function WithdrawalPage() {
  return (
    <PageShell variant="page" hasRequestLink={false}>
      <div className="page grid gap-8 py-10 md:py-14 print:p-0">
        <header>
          <h1 className="text-display hyphens-auto print:text-2xl">{withdrawalPage.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted print:hidden">{withdrawalPage.intro}</p>
        </header>
        <Withdrawal />
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: WithdrawalPage,
  head: { title: withdrawalPage.headTitle, description: withdrawalPage.description },
};
