import { LegalArticle } from '@/components/public/layout/legal-article';
import { LegalText } from '@/components/public/layout/legal-text';
import { PageShell } from '@/components/public/layout/page-shell';
import { termsPage } from '@/content/legal/legal-pages';
import { terms } from '@/content/legal/terms';
import type { PageModule } from '@/pages/page-module';

export function TermsPage() {
  const { title, intro } = termsPage;
  return (
    <PageShell variant="page">
      <LegalArticle title={title} intro={intro}>
        <LegalText sections={terms} />
      </LegalArticle>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: TermsPage,
  head: { title: termsPage.headTitle, description: termsPage.description },
};
