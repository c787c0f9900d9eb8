import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { staticPart } from '@/components/ui/static-part';
import { privacyPage } from '@/content/legal/legal-pages';
import type { PageModule } from '@/pages/page-module';

const PrivacyText = staticPart(async () => (await import('./privacy-text')).PrivacyText);

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
