import { allCostsSlug } from '@/content/public/all-costs';
import { articleSection } from '@/domain/content/block-place';
import { articleSlug } from '@/domain/content/page-path';
import { articlePath } from '@/lib/paths';
import { articleTitle } from './article-rows';
import { readExcerpt } from './articles';
import { parseBlocks } from './content-block';
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
 * The latest published articles without the all-costs article, for the feed of the blog; `publishedAt` is ISO 8601. Throws a
 * DataError.
 */
export async function fetchFeed(options: FetchOptions) {
  const blocks = parseBlocks(await fetchRows(key, options)).filter(({ pagePath }) => articleSlug(pagePath) !== '');
  return Promise.all(
    blocks.map(async (block) => {
      const slug = articleSlug(block.pagePath);
      const title = articleTitle(block.title, slug);
      return { slug, title, summary: await readExcerpt(block), publishedAt: block.publishedAt };
    }),
  );
}
