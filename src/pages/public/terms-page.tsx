import { LegalArticle } from '@/components/layout/legal-article';
import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { staticPart } from '@/components/ui/static-part';
import { termsPage } from '@/content/legal/legal-pages';
import { paths } from '@/lib/paths';

const TermsText = staticPart(async () => (await import('./terms-text')).TermsText);

export function TermsPage() {
  const { title, headTitle, description, intro } = termsPage;
  return (
    <PageShell variant="page">
      <Head title={headTitle} description={description} path={paths.terms} />
      <LegalArticle title={title} intro={intro}>
        <TermsText />
      </LegalArticle>
    </PageShell>
  );
}
