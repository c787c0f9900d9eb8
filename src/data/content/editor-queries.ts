import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { toDataError } from '@/data/errors';
import { parseBlocks, type ContentBlock } from './content-block';
import { contentEditorKeys } from './keys';

/** Less than the 1000 rows after which hosted Supabase cuts an answer off without a word. */
export const blocksPerRead = 500;

/** Every block of the site, also what is not published, by page and name. Fails with a DataError. */
export function blocksQuery() {
  return queryOptions({
    queryKey: contentEditorKeys.blocks(),
    queryFn: ({ signal }) => readBlocks(signal),
  });
}

async function readBlocks(signal: AbortSignal): Promise<ContentBlock[]> {
  const blocks: ContentBlock[] = [];
  for (;;) {
    const { data, error, status } = await supabase
      .from('website_content')
      .select('*')
      .order('page_path')
      .order('section_name')
      .order('id')
      .range(blocks.length, blocks.length + blocksPerRead - 1)
      .abortSignal(signal)
      // The cache tries again by itself; together they would keep people waiting for minutes.
      .retry(false);
    if (error) throw toDataError({ error, status });
    blocks.push(...parseBlocks(data));
    if (data.length < blocksPerRead) return blocks;
  }
}
