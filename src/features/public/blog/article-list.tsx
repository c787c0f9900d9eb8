import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { textAction } from '@/components/ui/button';
import { blog } from '@/content/public/blog';
import { articlesQuery, type ListedArticle } from '@/data/content/articles';
import { useContent } from '@/data/content/use-content';
import { formatDay } from '@/lib/format/format-date';
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
        <ul className={listClass}>
          {data.map((article, index) => (
            <ArticleRow key={`${article.id} ${article.lastUpdated}`} article={article} isNewest={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

const listClass = 'grid gap-4';

/** A row of one height: a drawing along its whole side, beside the text. That of the newest article is larger. */
function rowClass(isNewest: boolean): string {
  return clsx(
    'relative overflow-hidden rounded-2xl border border-line bg-surface',
    isNewest ? 'grid sm:grid-cols-2' : 'flex flex-wrap',
  );
}

/** Below the drawing where letters are large. */
const textClass = 'min-w-0 flex-1 basis-36 p-4';

const rows = ['first', 'second', 'third', 'fourth'];

/** The shape of the list while it is fetched, so that nothing jumps when it arrives. */
function ArticleListSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-muted">{blog.loading}</p>
      <div aria-hidden="true" className={clsx('animate-pulse', listClass)}>
        {rows.map((row, index) => (
          <div key={row} className={rowClass(index === 0)}>
            <div className={clsx('aspect-video bg-surface-sunk', index > 0 && 'w-thumbnail')} />
            <div className={clsx('grid content-start gap-4', index === 0 ? 'p-5' : textClass)}>
              <div className="h-4 w-1/3 rounded-sm bg-line" />
              <div className="h-6 w-4/5 rounded-sm bg-line" />
              <div className="h-4 w-full rounded-sm bg-surface-sunk" />
              <div className="h-4 w-2/3 rounded-sm bg-surface-sunk" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

interface ArticleRowProps {
  article: ListedArticle;
  isNewest: boolean;
}

/** One article in the list. */
function ArticleRow({ article, isNewest }: ArticleRowProps) {
  const { title, excerpt, lastUpdated, slug } = article;
  return (
    <li className={clsx(rowClass(isNewest), 'shadow-xs transition-colors hover:border-primary')}>
      <ArticleImage
        article={article}
        sizes={isNewest ? '(min-width: 40rem) 36rem, 100vw' : '15rem'}
        isInFirstView={isNewest}
        className={clsx(
          'aspect-video h-auto object-cover',
          isNewest ? 'w-full sm:h-full' : 'w-thumbnail max-sm:mt-5 max-sm:ml-4 max-sm:self-start max-sm:rounded-lg',
        )}
      />
      <div
        className={clsx('flex flex-col justify-center', isNewest ? 'p-5 sm:p-6' : `lg:flex-row lg:gap-8 ${textClass}`)}
      >
        <div className={clsx('grid gap-1', !isNewest && 'lg:grow')}>
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
            {isNewest && (
              <strong className="rounded-full bg-primary px-3 py-0.5 font-semibold text-on-primary">
                {blog.newest}
              </strong>
            )}
            <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </p>
          <h2 className={clsx('font-bold', isNewest ? 'text-xl lg:text-3xl' : 'leading-snug sm:text-lg')}>{title}</h2>
          <p className={clsx('max-w-text text-ink-muted', !isNewest && 'max-sm:hidden')}>{excerpt}</p>
        </div>
        <Link
          to={articlePath(slug)}
          className={clsx(
            textAction,
            'mt-1 shrink-0 self-start after:absolute after:inset-0',
            !isNewest && 'lg:self-center',
          )}
        >
          {blog.read}
          <span className="sr-only">{`: ${title}`}</span>
        </Link>
      </div>
    </li>
  );
}
