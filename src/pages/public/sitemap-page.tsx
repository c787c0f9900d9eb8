import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { staticPart } from '@/components/ui/static-part';
import { sitemap } from '@/content/public/sitemap';
import { paths } from '@/lib/paths';

const StaticLinks = staticPart(async () => (await import('@/features/sitemap/static-links')).StaticLinks);
const PublishedLinks = staticPart(async () => (await import('@/features/sitemap/published-links')).PublishedLinks);

export function SitemapPage() {
  return (
    <PageShell variant="page">
      <Head title={sitemap.headTitle} description={sitemap.description} path={paths.sitemap} />
      <div className="mx-auto max-w-6xl px-4 py-10 md:py-16">
        <h1 className="text-4xl leading-tight font-extrabold sm:text-5xl">{sitemap.title}</h1>
        <p className="mt-4 text-lg text-ink-muted">{sitemap.intro}</p>
        <div className="mt-10 grid gap-10">
          <StaticLinks />
          <PublishedLinks />
        </div>
      </div>
    </PageShell>
  );
}
