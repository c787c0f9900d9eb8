import type { ContentBlock } from '@/data/content/content-block';
import { onlineState, type LiveSite, type StoredText } from '@/domain/content/online-state';
import { visibilityOf } from './visibility';

/** The blocks, as read at `readAt`, that the live site does not show as they are stored. */
export function textsBehind(blocks: readonly ContentBlock[], readAt: Date, site: LiveSite): StoredText[] {
  const stored = blocks.map((block) => toStoredText(block, blocks, readAt));
  return [...stored, ...deletedTexts(stored, site)].filter((text) =>
    ['publishing', 'failed'].includes(onlineState([text], site)),
  );
}

/** Texts that the live site still shows although they are no longer stored. */
export function deletedTexts(stored: readonly StoredText[], site: LiveSite): StoredText[] {
  const ids = Object.keys(site.texts).filter((id) => stored.every((text) => text.id !== id));
  return ids.map((id) => ({ id, lastUpdated: '', isShown: false }));
}

export function toStoredText(block: ContentBlock, blocks: readonly ContentBlock[], now: Date): StoredText {
  const { id, lastUpdated } = block;
  if (visibilityOf(block, blocks, now).path === '') return { id, lastUpdated, isShown: false };
  return { id, lastUpdated, isShown: Date.parse(block.publishedAt) > now.getTime() ? null : true };
}
