import { articleSlug, excerpt, excerptLength, relatedExcerptLength } from '@/domain/content/article-text';
import { articlePath } from '@/lib/paths';
import { parsePublicBlocks, type PublicBlock } from './public-block';

/** What leads a reader to an article. */
export interface RelatedArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
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
  /** '' when that was not asked for. */
  publishedAt: string;
}

/** Rows with the columns of the list, in their own order. The texts stay behind: a list of them would be large. */
export function parseListedArticles(rows: unknown): ListedArticle[] {
  return parseArticles(rows).map(({ id, slug, title, subtitle, content, lastUpdated }) => ({
    id,
    slug,
    title,
    excerpt: excerpt(content || subtitle, excerptLength),
    lastUpdated,
  }));
}

export function parseRelatedArticles(rows: unknown): RelatedArticle[] {
  return parseArticles(rows).map(({ id, slug, title, subtitle }) => ({
    id,
    slug,
    title,
    excerpt: excerpt(subtitle, relatedExcerptLength),
  }));
}

/** Rows as articles; without a path under the blog a row has no page and is left out. */
export function parseArticles(rows: unknown): Article[] {
  return parsePublicBlocks(rows).flatMap((block) => {
    const slug = articleSlug(block.pagePath);
    return slug !== '' && articlePath(slug) === block.pagePath ? [toArticle(block, slug)] : [];
  });
}

function toArticle({ id, title, subtitle, content, lastUpdated, publishedAt }: PublicBlock, slug: string): Article {
  // An article may be stored without a title, but a page and a link need a name.
  return { id, slug, title: title || slug.replaceAll('-', ' '), subtitle, content, lastUpdated, publishedAt };
}
