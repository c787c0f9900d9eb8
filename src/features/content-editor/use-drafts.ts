import { useState } from 'react';
import type { ContentBlock } from '@/data/content/content-block';
import { blockFields, changedTexts, rebaseTexts, textsOf, type BlockTexts } from '@/domain/content-edit';

/** A block that is being edited: the version it was read as, and what was typed. */
export interface Draft {
  base: ContentBlock;
  texts: BlockTexts;
}

export interface Drafts {
  all: readonly Draft[];
  find: (id: string) => Draft | undefined;
  start: (block: ContentBlock) => void;
  change: (id: string, part: Partial<BlockTexts>) => void;
  /** Goes on with a newer version; what was typed stays. */
  moveTo: (id: string, newer: ContentBlock) => void;
  stop: (id: string) => void;
}

/** What is being edited, kept here so that it survives another tab, a search and a reload of the list. */
export function useDrafts(): Drafts {
  const [all, setAll] = useState<readonly Draft[]>([]);

  function replace(id: string, next: (draft: Draft) => Draft) {
    setAll((drafts) => drafts.map((draft) => (draft.base.id === id ? next(draft) : draft)));
  }

  return {
    all,
    find: (id) => all.find(({ base }) => base.id === id),
    start: (block) => setAll((drafts) => [...drafts, { base: block, texts: textsOf(block) }]),
    change: (id, part) => replace(id, ({ base, texts }) => ({ base, texts: { ...texts, ...part } })),
    moveTo: (id, newer) => replace(id, ({ base, texts }) => ({ base: newer, texts: rebaseTexts(texts, base, newer) })),
    stop: (id) => setAll((drafts) => drafts.filter(({ base }) => base.id !== id)),
  };
}

/** The draft on a newer version of its block that says the same, as after publishing: there is nothing to choose. */
export function onSameTexts(draft: Draft, stored: ContentBlock): Draft {
  const isSame = blockFields.every((field) => stored[field] === draft.base[field]);
  return isSame ? { ...draft, base: stored } : draft;
}

export function hasChanges({ base, texts }: Draft): boolean {
  return Object.keys(changedTexts(base, texts)).length > 0;
}

/** The blocks with those that somebody else deleted while they were edited: what was typed stays on the screen. */
export function withDrafts(blocks: readonly ContentBlock[], drafts: readonly Draft[]): readonly ContentBlock[] {
  const gone = drafts.map(({ base }) => base).filter(({ id }) => blocks.every((block) => block.id !== id));
  return [...blocks, ...gone];
}
