import { privateKey } from '@/data/query-client';

const all = [privateKey, 'content'] as const;

/** Keys of what only administrators read, such as texts that are not published. */
export const contentEditorKeys = {
  all: all,
  blocks: () => [...all, 'blocks'] as const,
  history: (blockId: string) => [...all, 'history', blockId] as const,
};
