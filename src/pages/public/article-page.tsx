import { useParams } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import { QueryProvider } from '@/data/query-provider';
import { ArticleScreen } from '@/features/blog/article-screen';

export function ArticlePage() {
  const { slug = '' } = useParams();
  return (
    <PageShell variant="page">
      <QueryProvider>
        <ArticleScreen slug={slug} />
      </QueryProvider>
    </PageShell>
  );
}
