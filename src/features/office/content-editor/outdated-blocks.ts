import type { ContentBlock } from '@/data/content/content-block';
import { onlineState, type LiveSite, type StoredBlock } from '@/domain/content/online-state';
import { visibilityOf } from './visibility';

/** The blocks, as read at `readAt`, whose stored version the live site does not show. */
export function outdatedBlocks(blocks: readonly ContentBlock[], readAt: Date, site: LiveSite): StoredBlock[] {
  const stored = blocks.map((block) => toStoredBlock(block, blocks, readAt));
  return [...stored, ...deletedBlocks(stored, site)].filter((text) =>
    ['publishing', 'failed'].includes(onlineState([text], site)),
  );
}

/** Texts that the live site still shows although they are no longer stored. */
export function deletedBlocks(stored: readonly StoredBlock[], site: LiveSite): StoredBlock[] {
  const ids = Object.keys(site.texts).filter((id) => stored.every((text) => text.id !== id));
  return ids.map((id) => ({ id, lastUpdated: '', isShown: false }));
}

export function toStoredBlock(block: ContentBlock, blocks: readonly ContentBlock[], now: Date): StoredBlock {
  const { id, lastUpdated } = block;
  if (visibilityOf(block, blocks, now).path === '') return { id, lastUpdated, isShown: false };
  return { id, lastUpdated, isShown: Date.parse(block.publishedAt) > now.getTime() ? null : true };
}
