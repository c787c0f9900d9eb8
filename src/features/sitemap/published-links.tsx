import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { sitemap } from '@/content/public/sitemap';
import type { PageLink } from '@/data/content/page-links';
import { pageLinksQuery } from '@/data/content/page-links-query';
import { useContent } from '@/data/content/use-content';
import { LinkGroup } from './link-group';

/** What the back-office published. Most sites have no landing pages, so without any there is no group of them. */
export function PublishedLinks() {
  const { data, isFetching, refetch } = useContent(pageLinksQuery());
  const list = useRef<HTMLDivElement>(null);

  function handleRetry() {
    // The button goes away: its focus stays in this part of the page.
    list.current?.focus();
    refetch();
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-10 outline-none">
      <LinkGroup title={sitemap.articles} links={(data?.articles ?? []).map(toLink)}>
        {data === undefined && isFetching && (
          <p role="status" className="mt-3 text-ink-muted">
            {sitemap.articlesLoading}
          </p>
        )}
        {data === undefined && !isFetching && (
          <Notice tone="warning" role="alert" className="mt-3">
            <p>{sitemap.articlesFailed}</p>
            <Button look="secondary" className="mt-3" onClick={handleRetry}>
              {sitemap.retry}
            </Button>
          </Notice>
        )}
        {data?.articles.length === 0 && <p className="mt-3 text-ink-muted">{sitemap.noArticles}</p>}
      </LinkGroup>
      {data !== undefined && data.landingPages.length > 0 && (
        <LinkGroup
          title={sitemap.landingPages}
          links={data.landingPages.map(({ path, label }) => ({ to: path, label: sitemap.cityLink(label) }))}
        />
      )}
    </div>
  );
}

function toLink({ path, label }: PageLink) {
  return { to: path, label };
}
