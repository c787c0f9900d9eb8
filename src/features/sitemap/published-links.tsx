import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { placeName } from '@/content/cities/area-slug';
import { sitemap } from '@/content/public/sitemap';
import { publishedPagesQuery } from '@/data/content/published-pages';
import { useContent } from '@/data/content/use-content';
import { landingPageSlug } from '@/domain/content/page-path';
import { LinkGroup } from './link-group';

/** Articles and landing pages; without landing pages their group is left out. */
export function PublishedLinks() {
  const { data, isFetching, refetch } = useContent(publishedPagesQuery());
  const articles = (data ?? []).filter(({ kind }) => kind === 'article');
  const landingPages = (data ?? []).filter(({ kind, isIndexable }) => kind === 'landing-page' && isIndexable);
  const list = useRef<HTMLDivElement>(null);

  function handleRetry() {
    // The button goes away: its focus stays in this part of the page.
    list.current?.focus();
    refetch();
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-10 outline-none">
      <LinkGroup title={sitemap.articles} links={articles.map(({ path, title }) => ({ to: path, label: title }))}>
        {data === undefined && isFetching && (
          <p role="status" className="mt-3 text-ink-muted">
            {sitemap.articlesLoading}
          </p>
        )}
        {data === undefined && !isFetching && (
          <Notice tone="warning" role="alert" className="mt-3">
            <p>{sitemap.articlesFailed}</p>
            <Button variant="secondary" className="mt-3" onClick={handleRetry}>
              {sitemap.retry}
            </Button>
          </Notice>
        )}
        {data !== undefined && articles.length === 0 && <p className="mt-3 text-ink-muted">{sitemap.noArticles}</p>}
      </LinkGroup>
      {landingPages.length > 0 && (
        <LinkGroup
          title={sitemap.landingPages}
          links={landingPages
            .map(({ path }) => ({ to: path, label: sitemap.cityLink(placeName(landingPageSlug(path))) }))
            .toSorted((one, other) => (one.to < other.to ? -1 : 1))}
        />
      )}
    </div>
  );
}
