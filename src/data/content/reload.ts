import type { QueryClient } from '@tanstack/react-query';
import { dataErrorCode } from '@/data/errors';
import { contentEditorKeys } from './keys';

/**
 * Reads again what editors see of the texts, after a change of them; public pages read anew by themselves. A conflict or a
 * duplicate means that what is on screen is old as well; any other failure changed nothing.
 */
export async function reloadAfter(queryClient: QueryClient, error: Error | null): Promise<void> {
  const code = dataErrorCode(error);
  const isOutdated = code === 'conflict' || code === 'duplicate';
  if (error !== null && !isOutdated) return;
  await queryClient.invalidateQueries({ queryKey: contentEditorKeys.all });
}
