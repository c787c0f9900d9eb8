import { PageShell } from '@/components/public/layout/page-shell';
import { sitemap } from '@/content/public/sitemap';
import { hasReviewsQuery } from '@/data/content/reviews';
import { PublishedLinks, StaticLinks } from '@/features/public/sitemap/sitemap-links';
import type { PageModule, PageProps } from '@/pages/page-module';

export function SitemapPage({ sitemapLinks }: PageProps) {
  return (
    <PageShell variant="page">
      <div className="page py-10 md:py-16">
        <h1 className="text-display">{sitemap.title}</h1>
        <p className="mt-4 text-lg text-ink-muted">{sitemap.intro}</p>
        <div className="mt-10 grid gap-10">
          <StaticLinks mainPages={sitemapLinks} />
          <PublishedLinks />
        </div>
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: SitemapPage,
  head: { title: sitemap.headTitle, description: sitemap.description },
  queries: async () => [(await import('@/data/content/published-pages')).publishedPagesQuery(), hasReviewsQuery()],
};
