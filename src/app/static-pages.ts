import { allCostsSlug } from '@/content/public/blog';
import { cities } from '@/content/cities/cities';
import {
  articleAnswers,
  blogAnswers,
  homeAnswers,
  landingPageAnswers,
  sitemapAnswers,
  slugOf,
  type ContentRow,
  type SiteContent,
} from '@/data/content/answers';
import type { ContentAnswers } from '@/data/content/known-answers';
import { articlePath, cityPath, landingPagePath, paths } from '@/lib/paths';
import { laterMoment } from '@/lib/publication';
import { notFoundPath } from './made-page';

/** A page that the build makes. */
export interface StaticPage {
  path: string;
  /** When its text in the database last changed, as the database writes it; null where the text is part of the site. */
  lastModified: string | null;
  isIndexable: boolean;
  /** The source files that it needs to come alive. */
  modules: string[];
  /** What it shows of the database. */
  answers: ContentAnswers;
  /** Whether it brings these along, for the code that takes it over. */
  bringsAnswers: boolean;
}

/** Every page with an address of its own, and the one for what is not found. */
export function staticPages(content: SiteContent): StaticPage[] {
  return [
    page(paths.home, 'home-page', { answers: homeAnswers(content), lastModified: lastChange([content.hero]) }),
    page(paths.serviceAreas, 'service-areas-page'),
    page(paths.labelCheck, 'label-check-page'),
    page(paths.preparation, 'preparation-page'),
    page(paths.privacy, 'privacy-page'),
    page(paths.terms, 'terms-page'),
    // Nothing of it is taken over.
    page(paths.sitemap, 'sitemap-page', { answers: sitemapAnswers(content), bringsAnswers: false }),
    page(paths.blog, 'blog-page', {
      answers: blogAnswers(content),
      lastModified: lastChange(content.articles.filter((row) => slugOf(row) !== allCostsSlug)),
    }),
    page(notFoundPath, 'not-found-page', { isIndexable: false }),
    ...cities.map(({ slug }) =>
      page(cityPath(slug), 'area-page', {
        modules: ['src/pages/public/area-page.tsx', `src/content/cities/texts/${slug}.ts`],
      }),
    ),
    ...content.articles.map((row) => {
      const slug = slugOf(row);
      return page(articlePath(slug), 'article-page', {
        answers: articleAnswers(content, slug),
        lastModified: lastChange([row]),
      });
    }),
    ...[...content.landingPages].map(([slug, blocks]) =>
      page(landingPagePath(slug), 'area-page', {
        modules: ['src/pages/public/area-page.tsx', 'src/pages/public/landing-page.tsx'],
        answers: landingPageAnswers(content, slug),
        lastModified: lastChange(blocks),
        isIndexable: blocks.some((block) => block.is_edited),
      }),
    ),
  ];
}

/** When the newest of these texts was written or, if that is later, published; null without any. */
function lastChange(rows: readonly (ContentRow | null)[]): string | null {
  const moments = rows.flatMap((row) => (row ? [laterMoment(row.last_updated, row.published_at ?? '')] : []));
  return moments.length === 0 ? null : moments.reduce(laterMoment);
}

function page(path: string, file: string, particulars: Partial<StaticPage> = {}): StaticPage {
  return {
    path,
    lastModified: null,
    isIndexable: true,
    modules: [`src/pages/public/${file}.tsx`],
    answers: new Map(),
    bringsAnswers: true,
    ...particulars,
  };
}
