import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { placeName } from '@/content/cities/area-slug';
import { cities, findCity } from '@/content/cities/cities';
import { homeSections, oldCitySlugs, sitemap } from '@/content/public/sitemap';
import { publishedPagesQuery } from '@/data/content/published-pages';
import { hasReviewsQuery } from '@/data/content/reviews';
import { useContent } from '@/data/content/use-content';
import { landingPageSlug } from '@/domain/content/page-path';
import { anchors, cityPath, homeSection, oldCityPath } from '@/lib/paths';

interface StaticLinksProps {
  mainPages: readonly { path: string; label: string }[];
}

/** Every page that does not depend on the database. */
export function StaticLinks({ mainPages }: StaticLinksProps) {
  const { data: hasReviews = false } = useContent(hasReviewsQuery());
  const sections = homeSections.filter(({ anchor }) => anchor !== anchors.testimonials || hasReviews);
  return (
    <>
      <LinkGroup title={sitemap.mainPages} links={mainPages.map(({ path, label }) => ({ to: path, label }))} />
      <LinkGroup
        title={sitemap.homeSections}
        links={sections.map(({ anchor, label }) => ({ to: homeSection(anchor), label }))}
      />
      <LinkGroup
        title={sitemap.areas}
        links={oldCitySlugs.map((slug) => ({
          to: oldCityPath(slug),
          label: sitemap.areaLink(findCity(slug)?.name ?? slug),
        }))}
      />
      <LinkGroup
        title={sitemap.cities}
        links={cities.map(({ slug, name }) => ({ to: cityPath(slug), label: sitemap.cityLink(name) }))}
      />
    </>
  );
}

/** Articles and landing pages; without landing pages their group is left out. */
export function PublishedLinks() {
  const { data, isFetching, refetch } = useContent(publishedPagesQuery());
  const articles = (data ?? []).filter(({ kind }) => kind === 'article');
  const landingPages = (data ?? []).filter(({ kind, isIndexed }) => kind === 'landing-page' && isIndexed);
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

interface SitemapLink {
  to: string;
  label: string;
}

interface LinkGroupProps {
  title: string;
  links: readonly SitemapLink[];
  /** Shown above the links: a loading or error notice. */
  children?: ReactNode;
}

/** A heading with the pages that belong to it. */
function LinkGroup({ title, links, children }: LinkGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="border-b-2 border-primary pb-2 text-xl font-bold">
        {title}
      </h2>
      {children}
      {links.length > 0 && (
        <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {links.map(({ to, label }) => (
            <li key={`${to} ${label}`} className="break-inside-avoid">
              <Link to={to} className="inline-block py-1.5 underline-offset-4 hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
