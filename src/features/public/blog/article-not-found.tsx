import { Link } from 'react-router-dom';
import { Head } from '@/components/seo/head';
import { buttonClass } from '@/components/ui/button';
import { article } from '@/content/public/blog';
import { paths } from '@/lib/paths';
import { ReadFailure } from './read-failure';

interface ArticleNotFoundProps {
  /** Given when the article could not be fetched, so that it may exist. */
  onRetry?: () => void;
}

export function ArticleNotFound({ onRetry }: ArticleNotFoundProps) {
  return (
    <>
      <Head title={`${article.notFound} | Blog`} description={article.notFoundExplanation} isIndexed={false} />
      <h1 className="text-display">{article.notFound}</h1>
      {onRetry ? (
        <ReadFailure explanation={article.failed} onRetry={onRetry}>
          <BackToBlog variant="quiet" />
        </ReadFailure>
      ) : (
        <>
          <p className="mt-4 mb-6 text-lg text-ink-muted">{article.notFoundExplanation}</p>
          <BackToBlog variant="primary" />
        </>
      )}
    </>
  );
}

function BackToBlog({ variant }: { variant: 'primary' | 'quiet' }) {
  return (
    <Link to={paths.blog} className={buttonClass(variant)}>
      {article.backToBlog}
    </Link>
  );
}
