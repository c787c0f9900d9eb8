import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { blog } from '@/content/public/blog';
import { articlesQuery, type ListedArticle } from '@/data/content/articles';
import { useContent } from '@/data/content/use-content';
import { formatDay } from '@/lib/format-date';
import { articlePath } from '@/lib/paths';
import { ArticleImage } from './article-image';
import { ReadFailure, useLoggedError } from './read-failure';

/** The articles, newest first, in each state of the list. */
export function ArticleList() {
  const { data, error, isFetching, refetch } = useContent(articlesQuery());
  const isPending = data === undefined && isFetching;
  const list = useRef<HTMLElement>(null);
  useLoggedError('Error fetching blog articles', error);

  function handleRetry() {
    // The button is removed: the focus stays in this part of the page.
    list.current?.focus();
    refetch();
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Artikelen" className="outline-none">
      {isPending && <ArticleListSkeleton />}
      {!isPending && (data ?? []).length === 0 && <p className="text-lg text-ink-muted">{blog.empty}</p>}
      {!isPending && data === undefined && <ReadFailure explanation={blog.listFailed} onRetry={handleRetry} />}
      {data !== undefined && data.length > 0 && (
        <ul className={cardRows}>
          {data.map((article, index) => (
            <ArticleCard key={article.id} article={article} isNewest={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** As many cards in a row as fit; those of the last row share its width, so that none stands alone. */
const cardRows = 'flex flex-wrap gap-6';

/** A card with a container query: where it is wide, the drawing is beside the text. */
const cardClass = '@container relative grow basis-72 overflow-hidden rounded-2xl border border-line bg-surface';

const cards = ['first', 'second', 'third', 'fourth'];

/** The shape of the list while it is fetched, so that nothing jumps when it arrives. */
function ArticleListSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-muted">{blog.loading}</p>
      <div aria-hidden="true" className={clsx('animate-pulse', cardRows)}>
        {cards.map((card) => (
          <div key={card} className={clsx(cardClass, 'first:basis-full')}>
            <div className="grid @2xl:grid-cols-2">
              <div className="aspect-video bg-surface-sunk" />
              <div className="grid content-start gap-4 p-6">
                <div className="h-4 w-1/3 rounded-sm bg-line" />
                <div className="h-6 w-4/5 rounded-sm bg-line" />
                <div className="h-4 w-full rounded-sm bg-surface-sunk" />
                <div className="h-4 w-2/3 rounded-sm bg-surface-sunk" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

interface ArticleCardProps {
  article: ListedArticle;
  isNewest: boolean;
}

/** One article in the list; the newest has a row of its own. */
function ArticleCard({ article, isNewest }: ArticleCardProps) {
  const { title, excerpt, lastUpdated, slug } = article;
  return (
    <li className={clsx(cardClass, 'shadow-xs transition-colors hover:border-primary', isNewest && 'basis-full')}>
      <div className="flex h-full flex-col @2xl:grid @2xl:grid-cols-2">
        <ArticleImage
          article={article}
          sizes={isNewest ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 48rem) 24rem, 100vw'}
          isInFirstView={isNewest}
          className="aspect-video h-auto w-full object-cover @2xl:h-full"
        />
        <div className="flex grow flex-col gap-3 p-6">
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
            {isNewest && (
              <strong className="rounded-full bg-primary px-3 py-0.5 font-semibold text-on-primary">
                {blog.newest}
              </strong>
            )}
            <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </p>
          <h2 className="text-xl font-bold @2xl:text-2xl @4xl:text-3xl">{title}</h2>
          <p className="text-ink-muted">{excerpt}</p>
          <Link
            to={articlePath(slug)}
            className="mt-auto inline-flex min-h-6 items-center self-start pt-1 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {blog.read}
            <span className="sr-only">{`: ${title}`}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
