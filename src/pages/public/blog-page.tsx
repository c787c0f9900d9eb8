import { PageShell } from '@/components/public/layout/page-shell';
import { blog } from '@/content/public/blog';
import { articlesQuery } from '@/data/content/articles';
import { ArticleList } from '@/features/public/blog/article-list';
import { BlogQuestions } from '@/features/public/blog/blog-actions';
import type { PageModule } from '@/pages/page-module';

export function BlogPage() {
  return (
    <PageShell variant="page">
      <div className="page py-10 md:py-14">
        <h1 className="text-display">{blog.heading}</h1>
        <p className="mt-4 mb-8 max-w-2xl text-lg text-ink-muted">{blog.intro}</p>
        <ArticleList />
        <BlogQuestions />
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: BlogPage,
  head: { title: blog.title, description: blog.description },
  queries: () => [articlesQuery()],
};
