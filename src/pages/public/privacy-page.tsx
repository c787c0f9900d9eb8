import { LegalArticle } from '@/components/public/layout/legal-article';
import { LegalText } from '@/components/public/layout/legal-text';
import { PageShell } from '@/components/public/layout/page-shell';
import { privacyPage } from '@/content/legal/legal-pages';
import { privacy } from '@/content/legal/privacy';
import type { PageModule } from '@/pages/page-module';

export function PrivacyPage() {
  const { title, intro, updated } = privacyPage;
  return (
    <PageShell variant="page">
      <LegalArticle title={title} intro={intro} updated={updated}>
        <LegalText sections={privacy} />
      </LegalArticle>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: PrivacyPage,
  head: { title: privacyPage.headTitle, description: privacyPage.description },
};
