import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { island } from '@/components/ui/island';
import { privacyPage } from '@/content/legal/legal-pages';
import type { PageModule } from '@/pages/page-module';

const PrivacyText = island('never', async () => (await import('./legal-texts')).PrivacyText);

export function PrivacyPage() {
  const { title, intro, updated } = privacyPage;
  return (
    <PageShell variant="page">
      <LegalArticle title={title} intro={intro} updated={updated}>
        <PrivacyText />
      </LegalArticle>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: PrivacyPage,
  head: { title: privacyPage.headTitle, description: privacyPage.description },
};
