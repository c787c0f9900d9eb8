import { useRef } from 'react';
import { Head } from '@/components/seo/head';
import { Loading } from '@/components/ui/loading';
import { article as texts } from '@/content/public/blog';
import { articleQuery } from '@/data/content/articles';
import { useContent } from '@/data/content/use-content';
import { articlePath } from '@/lib/paths';
import { ArticleNotFound } from './article-not-found';
import { ArticleView } from './article-view';
import { useLoggedError } from './read-failure';

interface ArticleScreenProps {
  slug: string;
}

/** One article in each of its states. */
export function ArticleScreen({ slug }: ArticleScreenProps) {
  const { data, error, isFetching, refetch } = useContent(articleQuery(slug));
  const isPending = data === undefined && isFetching;
  const screen = useRef<HTMLDivElement>(null);
  useLoggedError('Error fetching blog article', error);

  function handleRetry() {
    // The button is removed: the focus stays in this part of the page.
    screen.current?.focus();
    refetch();
  }

  return (
    <div ref={screen} tabIndex={-1} className="page py-10 outline-none md:py-14">
      {isPending && (
        <>
          <Head
            title={texts.loadingTitle}
            description={texts.loadingDescription}
            path={articlePath(slug)}
            kind="article"
          />
          <Loading text={texts.loading} />
        </>
      )}
      {data && <ArticleView article={data} />}
      {!isPending && !data && <ArticleNotFound {...(data === undefined && { onRetry: handleRetry })} />}
    </div>
  );
}
