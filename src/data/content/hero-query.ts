import { ask, wholeBlock, type ContentQuery } from './content-query';
import { parsePublicBlocks, type PublicBlock } from './public-block';

export const heroSection = 'hero';

/** The newest general hero block, or null. */
export function heroQuery(): ContentQuery<PublicBlock | null> {
  return {
    conditions: ask({
      select: wholeBlock,
      section_name: `eq.${heroSection}`,
      page_path: 'is.null',
      order: 'last_updated.desc',
      limit: '1',
    }),
    parse: parseFirstBlock,
    isRefreshed: true,
  };
}

function parseFirstBlock(rows: unknown): PublicBlock | null {
  return parsePublicBlocks(rows)[0] ?? null;
}
