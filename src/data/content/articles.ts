import { allCostsSlug } from '@/content/public/all-costs';
import { excerpt, excerptLength, relatedExcerptLength } from '@/domain/content/article-text';
import { articleSection } from '@/domain/content/block-place';
import { articleSlug } from '@/domain/content/page-path';
import { articlePath } from '@/lib/paths';
import { parseBlocks } from './content-block';
import { fetchRows, toKey, type ContentQuery } from './content-query';

/** The own picture of an article: its path in the bucket `pictures`, and what is on it. */
export interface ArticlePicture {
  path: string;
  alt: string;
}

/** What a link to an article shows. */
interface RelatedArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Null is a drawing. */
  picture: ArticlePicture | null;
}

/** An article as the blog lists it. */
export interface ListedArticle extends RelatedArticle {
  lastUpdated: string;
}

/** A whole article. */
export interface Article {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  content: string;
  lastUpdated: string;
  publishedAt: string;
  /** Null is a drawing. */
  picture: ArticlePicture | null;
}

const maxListed = 100;
const maxRelated = 3;

const relatedColumns = 'id,section_name,title,subtitle,page_path,last_updated,picture,pictures(alt)';
const listedColumns = `${relatedColumns},content`;
const allColumns = `${listedColumns},published_at`;

/** Articles of the blog, newest first, without the all-costs article. */
export function articlesQuery(): ContentQuery<ListedArticle[]> {
  const key = toKey({
    select: listedColumns,
    section_name: `eq.${articleSection}`,
    page_path: `neq.${articlePath(allCostsSlug)}`,
    order: 'last_updated.desc',
    limit: String(maxListed),
  });
  return {
    key,
    isRefreshed: true,
    fetch: async (options) =>
      parseArticles(await fetchRows(key, options)).map(({ id, slug, title, subtitle, content, ...others }) => ({
        id,
        slug,
        title,
        excerpt: excerpt(content || subtitle, excerptLength),
        lastUpdated: others.lastUpdated,
        picture: others.picture,
      })),
  };
}

/** One article, or null when there is none with this slug. */
export function articleQuery(slug: string): ContentQuery<Article | null> {
  const key = toKey({
    select: allColumns,
    section_name: `eq.${articleSection}`,
    page_path: `eq.${articlePath(slug)}`,
    limit: '1',
  });
  return {
    key,
    isRefreshed: true,
    fetch: async (options) => parseArticles(await fetchRows(key, options))[0] ?? null,
  };
}

/** At most three other articles, newest first, without the all-costs article. */
export function relatedArticlesQuery(slug: string): ContentQuery<RelatedArticle[]> {
  const key = toKey({
    select: relatedColumns,
    section_name: `eq.${articleSection}`,
    // One condition: of two on the same column the embedded backend ignores the first.
    page_path: `not.in.(${articlePath(slug)},${articlePath(allCostsSlug)})`,
    order: 'last_updated.desc',
    limit: String(maxRelated),
  });
  return {
    key,
    isRefreshed: false,
    fetch: async (options) =>
      parseArticles(await fetchRows(key, options)).map(({ id, slug: own, title, subtitle, picture }) => ({
        id,
        slug: own,
        title,
        excerpt: excerpt(subtitle, relatedExcerptLength),
        picture,
      })),
  };
}

/** Rows as articles; without a path under the blog a row has no page and is left out. */
function parseArticles(rows: unknown): Article[] {
  return parseBlocks(rows).flatMap(({ id, title, subtitle, content, pagePath, lastUpdated, publishedAt, ...block }) => {
    const slug = articleSlug(pagePath);
    if (slug === '') return [];
    const picture = block.picture === '' ? null : { path: block.picture, alt: block.pictureAlt };
    return [{ id, slug, title: articleTitle(title, slug), subtitle, content, lastUpdated, publishedAt, picture }];
  });
}

/** An article may be stored without a title, but a page and a link need a name. */
export function articleTitle(title: string, slug: string): string {
  return title || slug.replaceAll('-', ' ');
}
