import type { QueryClient } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import { contentEditorKeys, contentKeys } from './keys';

/**
 * Reads again what shows texts of the site, after a change of them: the editor, the public pages and the links to them. A
 * conflict or a duplicate means that what is on screen is old as well; any other failure changed nothing.
 */
export async function reloadAfter(queryClient: QueryClient, error: Error | null): Promise<void> {
  const isOutdated = error instanceof DataError && (error.fault === 'conflict' || error.fault === 'duplicate');
  if (error !== null && !isOutdated) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: contentEditorKeys.all }),
    queryClient.invalidateQueries({ queryKey: contentKeys.all }),
  ]);
}
