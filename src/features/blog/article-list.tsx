import { useRef } from 'react';
import { blog } from '@/content/public/blog';
import { articlesQuery } from '@/data/content/articles';
import { useContent } from '@/data/content/use-content';
import { ArticleCard } from './article-card';
import { ArticleListSkeleton } from './article-list-skeleton';
import { ReadFailure } from './read-failure';
import { useLoggedError } from './use-logged-error';

/** The articles, newest first, in each state of the list. */
export function ArticleList() {
  const { data, error, isFetching, refetch } = useContent(articlesQuery());
  const isPending = data === undefined && isFetching;
  const list = useRef<HTMLElement>(null);
  useLoggedError('Error fetching blog articles', error);

  function handleRetry() {
    // The button goes away: its focus stays in this part of the page.
    list.current?.focus();
    refetch();
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Artikelen" className="outline-none">
      {isPending && <ArticleListSkeleton />}
      {!isPending && (data ?? []).length === 0 && <p className="text-lg text-ink-muted">{blog.empty}</p>}
      {!isPending && data === undefined && <ReadFailure explanation={blog.listFailed} onRetry={handleRetry} />}
      {data !== undefined && data.length > 0 && (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((article, index) => (
            <ArticleCard key={article.id} article={article} isNewest={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}
