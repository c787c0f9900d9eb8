import { allCostsSlug } from '@/content/public/all-costs';
import { articleSection } from '@/domain/content/block-place';
import { articlePath } from '@/lib/paths';
import { parseArticles } from './article-rows';
import { readExcerpt } from './articles';
import { fetchRows, toKey, type FetchOptions } from './content-query';

const maxArticles = 20;

const key = toKey({
  select: 'id,section_name,title,subtitle,content,summary,page_path,last_updated,published_at',
  section_name: `eq.${articleSection}`,
  page_path: `neq.${articlePath(allCostsSlug)}`,
  order: 'published_at.desc',
  limit: String(maxArticles),
});

/**
 * The latest published articles without the all-costs article, for the feed of the blog; `publishedAt` is ISO 8601.
 * Throws a DataError.
 */
export async function fetchFeed(options: FetchOptions) {
  const articles = parseArticles(await fetchRows(key, options));
  return Promise.all(
    articles
      .filter(({ publishedAt }) => publishedAt !== '')
      .map(async (article) => {
        const { slug, title, publishedAt } = article;
        return { slug, title, summary: await readExcerpt(article), publishedAt };
      }),
  );
}
