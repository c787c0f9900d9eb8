import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { allCostsSlug } from '@/content/blog';
import { sitemap } from '@/content/sitemap';
import { landingPagesQuery } from '@/data/content/landing-pages-query';
import { articleQuery, articlesQuery } from '@/data/content/queries';
import { QueryProvider } from '@/data/query-provider';
import { articlePath } from '@/lib/paths';
import { LinkGroup } from './link-group';

/** What the back-office published: read from the database once the page stands. */
export function PublishedLinks() {
  return (
    <QueryProvider>
      <ArticleLinks />
      <LandingPageLinks />
    </QueryProvider>
  );
}

function ArticleLinks() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(articlesQuery());
  // The blog does not list this one, but it is a page like the others.
  const { data: allCosts } = useQuery(articleQuery(allCostsSlug));
  const links = [...(data ?? []), ...(allCosts ? [allCosts] : [])].map(({ slug, title }) => ({
    to: articlePath(slug),
    label: title,
  }));
  return (
    <LinkGroup title={sitemap.articles} links={links}>
      {isPending && (
        <p role="status" className="mt-3 text-ink-muted">
          {sitemap.articlesLoading}
        </p>
      )}
      {isError && <Failed text={sitemap.articlesFailed} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mt-3 text-ink-muted">{sitemap.noArticles}</p>}
    </LinkGroup>
  );
}

/** Most sites have none, so there is nothing to see before one was found. */
function LandingPageLinks() {
  const { data = [], isError, isFetching, refetch } = useQuery(landingPagesQuery());
  if (!isError && data.length === 0) return null;
  return (
    <LinkGroup
      title={sitemap.landingPages}
      links={data.map(({ path, place }) => ({ to: path, label: sitemap.cityLink(place) }))}
    >
      {isError && <Failed text={sitemap.landingPagesFailed} isFetching={isFetching} onRetry={() => void refetch()} />}
    </LinkGroup>
  );
}

interface FailedProps {
  text: string;
  isFetching: boolean;
  onRetry: () => void;
}

function Failed({ text, isFetching, onRetry }: FailedProps) {
  return (
    <Notice tone="warning" role="alert" className="mt-3">
      <p>{text}</p>
      <Button
        look="secondary"
        className="mt-3"
        aria-disabled={isFetching}
        onClick={() => {
          if (!isFetching) onRetry();
        }}
      >
        {sitemap.retry}
      </Button>
    </Notice>
  );
}
