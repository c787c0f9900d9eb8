import { allCostsSlug } from '@/content/public/blog';
import { readAreaSlug } from '@/content/cities/area-slug';
import { articleSlug, excerpt, excerptLength } from '@/domain/content/article-text';
import { articlePath } from '@/lib/paths';
import type { ContentAnswers } from './known-answers';
import { landingPageSections } from './landing-page';
import { landingPageQuery } from './landing-page-query';
import { pageLinksQuery } from './page-links-query';
import {
  articleQuery,
  articleSection,
  articlesQuery,
  mostArticles,
  mostRelated,
  relatedArticlesQuery,
} from './article-queries';
import { heroQuery, heroSection } from './hero-query';

/** A row of website_content as visitors may read it. */
export interface ContentRow {
  id: string;
  section_name: string;
  title: string | null;
  subtitle: string | null;
  content: string | null;
  page_path: string | null;
  last_updated: string;
  published_at: string | null;
  is_edited: boolean;
}

/** All texts of the site, in the order and by the places in which pages ask for them. */
export interface SiteContent {
  hero: ContentRow | null;
  /** Every article that has a page, newest first. */
  articles: ContentRow[];
  /** The blocks of each landing page, by its slug. */
  landingPages: Map<string, ContentRow[]>;
}

export function sortContent(rows: readonly ContentRow[]): SiteContent {
  const newestFirst = rows.toSorted((one, other) => compare(other.last_updated, one.last_updated));
  const landingPages = new Map<string, ContentRow[]>();
  for (const row of newestFirst) {
    const area = readAreaSlug(row.page_path?.slice(1) ?? '');
    if (area.kind !== 'landing-page' || !landingPageSections.some((name) => name === row.section_name)) continue;
    landingPages.set(area.slug, [...(landingPages.get(area.slug) ?? []), row]);
  }
  return {
    hero: newestFirst.find((row) => row.section_name === heroSection && row.page_path === null) ?? null,
    articles: newestFirst.filter((row) => row.section_name === articleSection && slugOf(row) !== ''),
    landingPages,
  };
}

/** '' for a row that is no page of the blog. */
export function slugOf({ page_path: path }: ContentRow): string {
  const slug = articleSlug(path ?? '');
  return articlePath(slug) === path ? slug : '';
}

/** What the database would answer the front page, with which it comes into a browser. The same for the others below. */
export function homeAnswers({ hero }: SiteContent): ContentAnswers {
  return new Map([[heroQuery().conditions, hero === null ? [] : [hero]]]);
}

export function blogAnswers(content: SiteContent): ContentAnswers {
  const rows = listed(content)
    .slice(0, mostArticles)
    .map((row) => ({
      ...row,
      subtitle: null,
      content: beginning(row.content ?? row.subtitle ?? ''),
    }));
  return new Map([[articlesQuery().conditions, rows]]);
}

export function articleAnswers(content: SiteContent, slug: string): ContentAnswers {
  const others = listed(content).filter((row) => slugOf(row) !== slug);
  return new Map([
    [articleQuery(slug).conditions, content.articles.filter((row) => slugOf(row) === slug)],
    [relatedArticlesQuery(slug).conditions, others.slice(0, mostRelated).map((row) => ({ ...row, content: null }))],
  ]);
}

export function landingPageAnswers({ landingPages }: SiteContent, slug: string): ContentAnswers {
  return new Map([[landingPageQuery(slug).conditions, landingPages.get(slug) ?? []]]);
}

export function sitemapAnswers({ articles, landingPages }: SiteContent): ContentAnswers {
  const worked = [...landingPages.values()].map((blocks) => blocks.filter((block) => block.is_edited).slice(0, 1));
  const rows = [...articles, ...worked.flat()].map((row) => ({ ...row, subtitle: null, content: null }));
  return new Map([[pageLinksQuery().conditions, rows]]);
}

function listed({ articles }: SiteContent): ContentRow[] {
  return articles.filter((row) => slugOf(row) !== allCostsSlug);
}

/** As much of a text as the list needs to show the same excerpt of it. */
function beginning(text: string): string {
  const shown = excerpt(text, excerptLength);
  let length = 2 * excerptLength;
  while (excerpt(text.slice(0, length), excerptLength) !== shown) length *= 2;
  return text.slice(0, length);
}

/** By code, as the timestamps of one database follow each other. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
