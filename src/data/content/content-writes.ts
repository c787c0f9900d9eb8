import type { QueryClient } from '@tanstack/react-query';
import type { Database } from '@/data/database.types';
import { dataErrorCode } from '@/data/errors';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { blockFields, type BlockField } from '@/domain/content/block-fields';
import type { BlockTexts } from '@/domain/content/content-edit';
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
export function afterWrite<Written>(queryClient: QueryClient, isPublic: (written: Written) => boolean) {
  return {
    onSettled: (_: unknown, error: Error | null, written: Written) => {
      if (error === null && isPublic(written)) void requestBuild(queryClient);
      return reloadAfter(queryClient, error);
    },
  };
}

export type ContentUpdate = Database['public']['Tables']['website_content']['Update'];

const columns = {
  title: 'title',
  subtitle: 'subtitle',
  content: 'content',
  summary: 'summary',
  searchTitle: 'search_title',
  searchDescription: 'search_description',
} as const satisfies Record<BlockField, keyof ContentUpdate>;

/** Texts as columns: an empty one is null in the database. */
export function toUpdate(texts: Partial<BlockTexts>): ContentUpdate {
  const update: ContentUpdate = {};
  for (const field of blockFields) {
    const text = texts[field];
    if (text !== undefined) update[columns[field]] = text || null;
  }
  return update;
}
