import { PageShell } from '@/components/public/layout/page-shell';
import { termsFigures } from '@/content/legal/terms-figures';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalSentPage as texts } from '@/content/public/withdrawal';
import type { PageModule } from '@/pages/page-module';

/** Where the form relay redirects to after a withdrawal that was posted without JavaScript. */
export function WithdrawalSentPage() {
  return (
    <PageShell variant="page" hasRequestLink={false}>
      <div className="page grid max-w-prose gap-4 py-10 text-lg md:py-14 print:p-0">
        <h1 className="text-display hyphens-auto print:text-2xl">{texts.title}</h1>
        <p>“{withdrawalWords.statement}”</p>
        <p>{texts.text}</p>
        <p>{withdrawalWords.paid(termsFigures)}</p>
        <p>{texts.contact}</p>
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: WithdrawalSentPage,
  head: { title: texts.headTitle, description: texts.description },
};
