import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { terms, termsPage } from '@/content/terms';
import { paths } from '@/lib/paths';

export function TermsPage() {
  const { title, headTitle, description, intro } = termsPage;
  return (
    <PageShell variant="page">
      <Head title={headTitle} description={description} path={paths.terms} />
      <LegalArticle title={title} intro={intro} sections={terms} />
    </PageShell>
  );
}
