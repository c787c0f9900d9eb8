import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { staticPart } from '@/components/ui/static-part';
import { privacyPage } from '@/content/legal/legal-pages';
import { paths } from '@/lib/paths';

const PrivacyText = staticPart(async () => (await import('./privacy-text')).PrivacyText);

export function PrivacyPage() {
  const { title, headTitle, description, intro, updated } = privacyPage;
  return (
    <PageShell variant="page">
      <Head title={headTitle} description={description} path={paths.privacy} />
      <LegalArticle title={title} intro={intro} updated={updated}>
        <PrivacyText />
      </LegalArticle>
    </PageShell>
  );
}
