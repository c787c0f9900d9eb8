import { allCostsSlug } from '@/content/public/blog';
import { articlePath } from '@/lib/paths';
import { parseArticles, parseListedArticles, parseRelatedArticles } from './article';
import type { Article, ListedArticle, RelatedArticle } from './article';
import { ask, type ContentQuery } from './content-query';

export const articleSection = 'blog_article';
export const mostRelated = 3;
export const mostArticles = 100;

const listedArticle = 'id,section_name,title,subtitle,content,page_path,last_updated';
const wholeArticle = `${listedArticle},published_at`;
const relatedArticle = 'id,section_name,title,subtitle,page_path,last_updated';

/** Articles of the blog, newest first, without the all-costs article. */
export function articlesQuery(): ContentQuery<ListedArticle[]> {
  return {
    conditions: ask({
      select: listedArticle,
      section_name: `eq.${articleSection}`,
      page_path: `neq.${articlePath(allCostsSlug)}`,
      order: 'last_updated.desc',
      limit: String(mostArticles),
    }),
    parse: parseListedArticles,
    isRefreshed: true,
  };
}

/** One article, or null when there is none with this slug. */
export function articleQuery(slug: string): ContentQuery<Article | null> {
  return {
    conditions: ask({
      select: wholeArticle,
      section_name: `eq.${articleSection}`,
      page_path: `eq.${articlePath(slug)}`,
      limit: '1',
    }),
    parse: parseFirstArticle,
    isRefreshed: true,
  };
}

/** At most three other articles, newest first, without the all-costs article. */
export function relatedArticlesQuery(slug: string): ContentQuery<RelatedArticle[]> {
  return {
    conditions: ask({
      select: relatedArticle,
      section_name: `eq.${articleSection}`,
      // In one condition: of two on the same column the embedded backend forgets the first.
      page_path: `not.in.(${articlePath(slug)},${articlePath(allCostsSlug)})`,
      order: 'last_updated.desc',
      limit: String(mostRelated),
    }),
    parse: parseRelatedArticles,
    isRefreshed: false,
  };
}

function parseFirstArticle(rows: unknown): Article | null {
  return parseArticles(rows)[0] ?? null;
}
