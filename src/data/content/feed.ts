import { allCostsSlug } from '@/content/public/all-costs';
import { articleSection } from '@/domain/content/block-place';
import { listedExcerpt } from '@/domain/content/found-texts';
import { articleSlug } from '@/domain/content/page-path';
import { articlePath } from '@/lib/paths';
import { articleTitle } from './article-rows';
import { parseBlocks } from './content-block';
import { fetchRows, toKey, type FetchOptions } from './content-query';

const maxArticles = 20;

const key = toKey({
  select: 'id,section_name,title,subtitle,summary,page_path,last_updated,published_at',
  section_name: `eq.${articleSection}`,
  page_path: `neq.${articlePath(allCostsSlug)}`,
  order: 'published_at.desc',
  limit: String(maxArticles),
});

/** The latest published articles without the all-costs article, for the feed of the blog; `publishedAt` is ISO 8601. Throws a DataError. */
export async function fetchFeed(options: FetchOptions) {
  return parseBlocks(await fetchRows(key, options)).flatMap(({ title, subtitle, summary, pagePath, publishedAt }) => {
    const slug = articleSlug(pagePath);
    if (slug === '') return [];
    return [{ slug, title: articleTitle(title, slug), summary: listedExcerpt({ summary, subtitle }, ''), publishedAt }];
  });
}
