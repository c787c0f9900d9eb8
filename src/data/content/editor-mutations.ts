import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import type { Database } from '@/data/database.types';
import { DataError, dataErrorCode } from '@/data/errors';
import { run } from '@/data/run';
import { blockFields, type BlockField } from '@/domain/content/block-fields';
import type { BlockTexts } from '@/domain/content/content-edit';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { isVisible } from '@/domain/content/publication';
import { parseBlocks, type ContentBlock } from './content-block';
import { contentEditorKeys } from './editor-queries';

/**
 * Refetches the editor's queries after a write. A conflict or duplicate means that what is on screen is outdated as
 * well; any other error changed nothing.
 */
export async function reloadAfter(queryClient: QueryClient, error: Error | null): Promise<void> {
  const code = dataErrorCode(error);
  const isOutdated = code === 'conflict' || code === 'duplicate';
  if (error !== null && !isOutdated) return;
  await reload(queryClient, contentEditorKeys.all);
}

/**
 * After every write: rebuilds the site when visitors can see what changed. `isPublic` decides that from the variables
 * of the mutation.
 */
function afterWrite<Written>(queryClient: QueryClient, isPublic: (written: Written) => boolean) {
  return {
    onSettled: (_: unknown, error: Error | null, written: Written) => {
      if (error === null && isPublic(written)) void requestBuild(queryClient);
      return reloadAfter(queryClient, error);
    },
  };
}

function isPublished({ publishedAt }: { publishedAt: string }): boolean {
  return isVisible(publishedAt, new Date());
}

type ContentUpdate = Database['public']['Tables']['website_content']['Update'];

interface SaveBlock {
  /** The version that was read, and that the changes were made on. */
  base: ContentBlock;
  changes: Partial<BlockTexts>;
}

/** Stores the changed texts of a block. Throws a DataError; `conflict` is a version that is gone. */
export function useSaveBlock() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveBlock, ...afterWrite<SaveBlock>(queryClient, ({ base }) => isPublished(base)) });
}

interface SetPicture {
  /** The version that was read. */
  base: ContentBlock;
  /** Path in the bucket `pictures`; '' for none. */
  picture: string;
}

/** Gives an article its own picture, or none. Throws a DataError; `conflict` is a version that is gone. */
export function useSetPicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setPicture,
    ...afterWrite<SetPicture>(queryClient, ({ base }) => isPublished(base)),
  });
}

/** Deletes the version that was read, and no newer one. Throws a DataError. */
export function useDeleteBlock() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: deleteBlock, ...afterWrite<ContentBlock>(queryClient, isPublished) });
}

/** Restores a deleted block by its id. Throws a DataError. */
export function useRestoreBlock() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: restoreBlock, ...afterWrite<string>(queryClient, () => true) });
}

/** Refetches one block; null when it is gone. A mutation, because a button starts it and the result is not cached. */
export function useReadBlock() {
  return useMutation({ mutationFn: readBlock });
}

function saveBlock({ base, changes }: SaveBlock): Promise<void> {
  return updateBlock(base, toUpdate(changes));
}

function setPicture({ base, picture }: SetPicture): Promise<void> {
  return updateBlock(base, { picture: picture || null });
}

async function updateBlock(base: ContentBlock, update: ContentUpdate): Promise<void> {
  const data = await run(
    supabase.from('website_content').update(update).eq('id', base.id).eq('last_updated', base.lastUpdated).select('id'),
  );
  // Nothing matched id and version together: somebody else changed or deleted the block.
  if (data.length === 0) throw new DataError('conflict', `block ${base.id} is not at version ${base.lastUpdated}`);
}

async function deleteBlock({ id, lastUpdated }: ContentBlock): Promise<void> {
  const data = await run(
    supabase.from('website_content').delete().eq('id', id).eq('last_updated', lastUpdated).select('id'),
  );
  if (data.length === 0) throw new DataError('conflict', `block ${id} is not at version ${lastUpdated}`);
}

async function restoreBlock(id: string): Promise<void> {
  const data = await run(supabase.rpc('restore_deleted_block', { block_id: id }));
  if (!data) throw new DataError('conflict', `block ${id} is not deleted`);
}

async function readBlock(id: string): Promise<ContentBlock | null> {
  return parseBlocks(await run(supabase.from('website_content').select('*').eq('id', id)))[0] ?? null;
}

const columns = {
  title: 'title',
  subtitle: 'subtitle',
  content: 'content',
  summary: 'summary',
  searchTitle: 'search_title',
  searchDescription: 'search_description',
} as const satisfies Record<BlockField, keyof ContentUpdate>;

/** An empty text is null in the database. */
function toUpdate(texts: Partial<BlockTexts>): ContentUpdate {
  const update: ContentUpdate = {};
  for (const field of blockFields) {
    const text = texts[field];
    if (text !== undefined) update[columns[field]] = text || null;
  }
  return update;
}

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
