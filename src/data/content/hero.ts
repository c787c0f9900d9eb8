import { heroSection } from '@/domain/content/block-place';
import { parseBlocks, type ContentBlock } from './content-block';
import { fetchRows, toKey, type ContentQuery } from './content-query';

/** The newest general hero block, or null. */
export function heroQuery(): ContentQuery<ContentBlock | null> {
  const key = toKey({
    select: 'id,section_name,subtitle,content,last_updated',
    section_name: `eq.${heroSection}`,
    page_path: 'is.null',
    order: 'last_updated.desc',
    limit: '1',
  });
  return { key, isRefreshed: true, fetch: async (options) => parseBlocks(await fetchRows(key, options))[0] ?? null };
}
