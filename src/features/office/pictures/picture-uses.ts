import type { ContentBlock } from '@/data/content/content-block';
import { pictureId, pictureIdsIn } from '@/domain/content/picture';

/** The texts that show each picture, by its id: in the text itself, or as the own picture of an article. */
export function pictureUses(blocks: readonly ContentBlock[]): Map<string, ContentBlock[]> {
  const uses = new Map<string, ContentBlock[]>();
  for (const block of blocks) {
    const ids = [...pictureIdsIn(block.content), ...(block.picture === '' ? [] : [pictureId(block.picture)])];
    for (const id of new Set(ids)) uses.set(id, [...(uses.get(id) ?? []), block]);
  }
  return uses;
}
