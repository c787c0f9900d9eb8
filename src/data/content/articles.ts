import { allCostsSlug } from '@/content/public/all-costs';
import { articleSection } from '@/domain/content/block-place';
import { excerpt, relatedExcerptLength } from '@/domain/content/excerpt';
import { foundTexts, listedExcerpt } from '@/domain/content/found-texts';
import { plainText, type RichText } from '@/domain/content/rich-text';
import { articlePath } from '@/lib/paths';
import type { ContentBlock } from './content-block';
import { parseArticles, type ArticleBlock, type ArticlePicture } from './article-rows';
import { fetchRows, toKey, type ContentQuery } from './content-query';
import { readText } from './read-text';

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
  text: RichText;
  /** Title and description for search engines and shared links. */
  searchTitle: string;
  description: string;
  lastUpdated: string;
  publishedAt: string;
  /** Null is a drawing. */
  picture: ArticlePicture | null;
}

const maxListed = 100;
const maxRelated = 3;

const relatedColumns = 'id,section_name,title,subtitle,page_path,last_updated,picture,pictures(alt)';
const listedColumns = `${relatedColumns},content,summary`;
const allColumns = `${listedColumns},search_title,search_description,published_at`;

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
    fetch: async (options, known = []) =>
      Promise.all(
        parseArticles(await fetchRows(key, options)).map(async (block) => {
          const same = known.find((article) => isSameVersion(article, block));
          if (same) return same;
          const { id, slug, title, lastUpdated, picture } = block;
          return { id, slug, title, excerpt: await readExcerpt(block), lastUpdated, picture };
        }),
      ),
  };
}

/**
 * The excerpt of an article in the list of the blog and in its feed. Parses the text only if the excerpt is made from
 * it.
 */
export async function readExcerpt(block: Pick<ContentBlock, 'summary' | 'content' | 'subtitle'>): Promise<string> {
  return listedExcerpt(block, block.summary === '' ? plainText(await readText(block.content)) : '');
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
    async fetch(options, known = null) {
      const [block] = parseArticles(await fetchRows(key, options));
      if (!block) return null;
      return known && isSameVersion(known, block) ? known : toArticle(block);
    },
  };
}

async function toArticle(block: ArticleBlock): Promise<Article> {
  const { id, slug, title, subtitle, lastUpdated, publishedAt, picture } = block;
  const text = await readText(block.content);
  return {
    ...{ id, slug, title, subtitle, text, lastUpdated, publishedAt, picture },
    ...foundTexts(block, plainText(text)),
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

interface Version {
  id: string;
  lastUpdated: string;
}

function isSameVersion(one: Version, other: Version): boolean {
  return one.id === other.id && one.lastUpdated === other.lastUpdated;
}
