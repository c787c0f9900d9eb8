import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { privacy, privacyPage, privacyUpdated } from '@/content/privacy';
import { paths } from '@/lib/paths';

export function PrivacyPage() {
  const { title, headTitle, description, intro } = privacyPage;
  return (
    <PageShell variant="page">
      <Head title={headTitle} description={description} path={paths.privacy} />
      <LegalArticle title={title} intro={intro} updated={privacyUpdated} sections={privacy} />
    </PageShell>
  );
}
