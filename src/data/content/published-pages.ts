import { placeOfBlock } from '@/content/cities/area-slug';
import { articleSection, isLandingPageIndexed, landingPageSections } from '@/domain/content/block-place';
import { articleSlug } from '@/domain/content/page-path';
import { laterTimestamp } from '@/domain/content/publication';
import { paths } from '@/lib/paths';
import { articleTitle } from './article-rows';
import { parseBlocks, type ContentBlock } from './content-block';
import { fetchRows, toKey, type ContentQuery, type FetchOptions } from './content-query';

/** A page that shows texts of the database. */
export interface PublishedPage {
  kind: 'home' | 'article' | 'landing-page';
  path: string;
  /** Title of an article; '' for the others. */
  title: string;
  /** When its newest text was written or, if that is later, published: ISO 8601. */
  lastModified: string;
  isIndexed: boolean;
}

/** Less than the 1000 rows to which hosted Supabase silently limits a response. */
const rowsPerRead = 500;

const key = toKey({
  select: 'id,section_name,title,page_path,last_updated,published_at,is_edited',
  section_name: `in.(${[articleSection, ...landingPageSections].join(',')})`,
  order: 'id',
  limit: String(rowsPerRead),
});

/** Every page with published texts: home, the articles with the newest first, the landing pages by path. */
export function publishedPagesQuery(): ContentQuery<PublishedPage[]> {
  return { key, isRefreshed: false, fetch: async (options) => toPages(await fetchPublishedBlocks(options)) };
}

/** Every published text that a page shows, without its long parts, the newest first. Throws a DataError. */
export async function fetchPublishedBlocks(options: FetchOptions): Promise<ContentBlock[]> {
  const blocks: ContentBlock[] = [];
  let found: ContentBlock[];
  do {
    const last = blocks.at(-1);
    found = parseBlocks(await fetchRows(last ? `${key}&${toKey({ id: `gt.${last.id}` })}` : key, options));
    blocks.push(...found);
  } while (found.length === rowsPerRead);
  const newestFirst = blocks.toSorted((one, other) => compare(other.lastUpdated, one.lastUpdated));
  const [hero] = newestFirst.filter((block) => placeOfBlock(block) === 'home');
  return newestFirst.filter((block) => {
    const place = placeOfBlock(block);
    // An older hero is not shown.
    return place === 'home' ? block === hero : place !== 'nowhere';
  });
}

/** The pages that show these texts. */
export function toPages(newestFirst: readonly ContentBlock[]): PublishedPage[] {
  const blocksOf = new Map<string, ContentBlock[]>();
  for (const block of newestFirst) {
    const path = block.pagePath || paths.home;
    blocksOf.set(path, [...(blocksOf.get(path) ?? []), block]);
  }
  return [...blocksOf].map(([path, blocksOfPage]) => toPage(path, blocksOfPage));
}

function toPage(path: string, blocks: readonly ContentBlock[]): PublishedPage {
  const slug = articleSlug(path);
  if (slug !== '') {
    const title = articleTitle(blocks[0]?.title ?? '', slug);
    return { kind: 'article', path, title, lastModified: lastModified(blocks), isIndexed: true };
  }
  if (path === paths.home) {
    return { kind: 'home', path, title: '', lastModified: lastModified(blocks), isIndexed: true };
  }
  const isIndexed = isLandingPageIndexed(blocks);
  return { kind: 'landing-page', path, title: '', lastModified: lastModified(blocks), isIndexed };
}

function lastModified(blocks: readonly ContentBlock[]): string {
  return blocks.map((block) => laterTimestamp(block.lastUpdated, block.publishedAt)).reduce(laterTimestamp);
}

/** Compared as text, to keep the microseconds: all timestamps of one database have the same notation. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
