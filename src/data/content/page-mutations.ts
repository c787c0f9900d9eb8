import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import type { Database } from '@/data/database.types';
import { DataError } from '@/data/errors';
import { run } from '@/data/run';
import type { BlockTexts } from '@/domain/content/content-edit';
import { afterWrite, toUpdate } from './content-writes';

/** A text that does not exist yet; what it does not name is empty. */
export interface NewBlock extends Partial<BlockTexts> {
  sectionName: string;
  /** '' for general content. */
  pagePath: string;
  /** From when visitors see it: a moment as the database reads it; '' is not published. */
  publishedAt: string;
}

interface Publication {
  pagePath: string;
  /** As in a new block. */
  publishedAt: string;
}

/** Adds all of the blocks or none. Throws a DataError; `duplicate` is a page that has such a block already. */
export function useAddBlocks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addBlocks,
    ...afterWrite<readonly NewBlock[]>(queryClient, (blocks) => blocks.some(({ publishedAt }) => publishedAt !== '')),
  });
}

/** Publishes or hides all blocks of a page at once. Throws a DataError, also when the page has no blocks any more. */
export function usePublishPage() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: publishPage, ...afterWrite<Publication>(queryClient, () => true) });
}

/** One insert statement, so all rows are added or none. */
async function addBlocks(blocks: readonly NewBlock[]): Promise<void> {
  await run(supabase.from('website_content').insert(blocks.map(toRow)));
}

async function publishPage({ pagePath, publishedAt }: Publication): Promise<void> {
  const data = await run(
    supabase
      .from('website_content')
      .update({ published_at: publishedAt || null })
      .eq('page_path', pagePath)
      .select('id'),
  );
  if (data.length === 0) throw new DataError('conflict', `there are no blocks at ${pagePath}`);
}

function toRow(block: NewBlock): Database['public']['Tables']['website_content']['Insert'] {
  return {
    ...toUpdate(block),
    section_name: block.sectionName,
    page_path: block.pagePath || null,
    published_at: block.publishedAt || null,
  };
}
