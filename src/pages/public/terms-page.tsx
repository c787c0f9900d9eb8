import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { island } from '@/components/ui/island';
import { termsPage } from '@/content/legal/legal-pages';
import type { PageModule } from '@/pages/page-module';

const TermsText = island('never', async () => (await import('./legal-texts')).TermsText);

export function TermsPage() {
  const { title, intro } = termsPage;
  return (
    <PageShell variant="page">
      <LegalArticle title={title} intro={intro}>
        <TermsText />
      </LegalArticle>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: TermsPage,
  head: { title: termsPage.headTitle, description: termsPage.description },
};
