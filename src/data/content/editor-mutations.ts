import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { run } from '@/data/run';
import type { BlockTexts } from '@/domain/content/content-edit';
import { isVisible } from '@/domain/content/publication';
import { parseBlocks, type ContentBlock } from './content-block';
import { afterWrite, toUpdate, type ContentUpdate } from './content-writes';

function isPublished({ publishedAt }: { publishedAt: string }): boolean {
  return isVisible(publishedAt, new Date());
}

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

/** Reads one block anew; null when it is gone. A mutation, because a button starts it and the result is not cached. */
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
