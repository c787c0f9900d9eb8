import { clsx } from 'clsx/lite';
import { Link } from 'react-router-dom';
import { articleImage, articleImageSize } from '@/content/public/article-images';
import { blog } from '@/content/public/blog';
import type { ListedArticle } from '@/data/content/articles';
import { formatDay } from '@/lib/format-date';
import { articlePath } from '@/lib/paths';

interface ArticleCardProps {
  article: ListedArticle;
  isNewest: boolean;
}

/** One article in the list; the newest stands wide on top with its drawing. */
export function ArticleCard({ article, isNewest }: ArticleCardProps) {
  const { slug, title, excerpt, lastUpdated } = article;
  return (
    <li
      className={clsx(
        'relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-xs transition-[border-color] duration-150 hover:border-primary',
        isNewest && 'sm:col-span-2 md:grid md:grid-cols-2 lg:col-span-3',
      )}
    >
      {isNewest && (
        <img
          src={articleImage(slug).src}
          alt=""
          {...articleImageSize}
          className="h-auto w-full object-cover md:h-full"
        />
      )}
      <div className="flex grow flex-col gap-3 p-6">
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          {isNewest && (
            <strong className="rounded-full bg-primary px-3 py-0.5 font-semibold text-on-primary">{blog.newest}</strong>
          )}
          <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
        <h2 className={clsx('font-bold break-words', isNewest ? 'text-2xl sm:text-3xl' : 'text-xl')}>{title}</h2>
        <p className="break-words text-ink-muted">{excerpt}</p>
        <Link
          to={articlePath(slug)}
          className="mt-auto inline-flex min-h-6 items-center self-start pt-1 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {blog.read}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}
