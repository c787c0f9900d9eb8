import { useParams } from 'react-router-dom';
import { PageShell } from '@/components/public/layout/page-shell';
import { articleQuery, relatedArticlesQuery } from '@/data/content/articles';
import { articleSlug } from '@/domain/content/page-path';
import { ArticleNotFound } from '@/features/public/blog/article-not-found';
import { ArticleScreen } from '@/features/public/blog/article-screen';
import { articlePath } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';

export function ArticlePage() {
  const { slug = '' } = useParams();
  // The database holds no other slugs, and cannot even search for some characters.
  const isPossible = articleSlug(articlePath(slug)) !== '';
  return (
    <PageShell variant="page">
      {isPossible ? (
        <ArticleScreen key={slug} slug={slug} />
      ) : (
        <div className="page py-8 sm:py-12">
          <ArticleNotFound />
        </div>
      )}
    </PageShell>
  );
}

export const page: PageModule = {
  Component: ArticlePage,
  queries: (path) => {
    const slug = articleSlug(path);
    return slug === '' ? [] : [articleQuery(slug), relatedArticlesQuery(slug)];
  },
};
