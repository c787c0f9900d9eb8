import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import type { Database } from '@/data/database.types';
import { DataError, toDataError } from '@/data/errors';
import type { BlockTexts } from '@/domain/content/content-edit';
import { reloadAfter } from './reload';

/** A text that does not exist yet; '' is an empty field. */
export interface NewBlock extends BlockTexts {
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
  return useMutation({ mutationFn: addBlocks, onSettled: (_, error) => reloadAfter(queryClient, error) });
}

/** Publishes or hides all blocks of a page at once. Throws a DataError, also when the page has no blocks any more. */
export function usePublishPage() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: publishPage, onSettled: (_, error) => reloadAfter(queryClient, error) });
}

/** One insert: the database takes it whole or not at all. */
async function addBlocks(blocks: readonly NewBlock[]): Promise<void> {
  const { error, status } = await supabase.from('website_content').insert(blocks.map(toRow));
  if (error) throw toDataError({ error, status });
}

async function publishPage({ pagePath, publishedAt }: Publication): Promise<void> {
  const { data, error, status } = await supabase
    .from('website_content')
    .update({ published_at: publishedAt || null })
    .eq('page_path', pagePath)
    .select('id');
  if (error) throw toDataError({ error, status });
  if (data.length === 0) throw new DataError('conflict', `there are no blocks at ${pagePath}`);
}

/** An empty text is null in the database. */
function toRow(block: NewBlock): Database['public']['Tables']['website_content']['Insert'] {
  return {
    section_name: block.sectionName,
    title: block.title || null,
    subtitle: block.subtitle || null,
    content: block.content || null,
    page_path: block.pagePath || null,
    published_at: block.publishedAt || null,
  };
}
