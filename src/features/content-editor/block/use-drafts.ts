import { useState } from 'react';
import { z } from 'zod';
import type { ContentBlock } from '@/data/content/content-block';
import { blockFields, changedTexts, rebaseTexts, textsOf, type BlockTexts } from '@/domain/content/content-edit';
import { readSessionDraft } from '@/lib/session-draft';
import { useSessionDraft } from '@/components/edit/use-session-draft';

/** A block that is being edited: the version it was read as, and what was typed. */
export interface Draft {
  base: ContentBlock;
  texts: BlockTexts;
}

export interface Drafts {
  all: readonly Draft[];
  /** Those that were kept from before the page was left, as long as they are not saved. */
  restored: readonly Draft[];
  find: (id: string) => Draft | undefined;
  start: (block: ContentBlock) => void;
  change: (id: string, part: Partial<BlockTexts>) => void;
  /** Goes on with a newer version; what was typed stays. */
  moveTo: (id: string, newer: ContentBlock) => void;
  stop: (id: string) => void;
}

const keptName = 'content-blocks';
const textShape = { title: z.string(), subtitle: z.string(), content: z.string() };
const keptSchema = z.array(
  z.object({
    base: z.object({
      ...textShape,
      id: z.string(),
      sectionName: z.string(),
      pagePath: z.string(),
      lastUpdated: z.string(),
      isEdited: z.boolean(),
      publishedAt: z.string(),
    }),
    texts: z.object(textShape),
  }),
) satisfies z.ZodType<Draft[]>;

/** What is being edited, kept here so that it survives another tab, a search, a reload of the list and of the page. */
export function useDrafts(): Drafts {
  const [kept] = useState(() => readSessionDraft(keptName, keptSchema) ?? []);
  const [all, setAll] = useState<readonly Draft[]>(kept);
  const unsaved = all.filter(hasChanges);
  useSessionDraft(keptName, unsaved.length === 0 ? null : unsaved);

  function replace(id: string, next: (draft: Draft) => Draft) {
    setAll((drafts) => drafts.map((draft) => (draft.base.id === id ? next(draft) : draft)));
  }

  return {
    all,
    restored: unsaved.filter(({ base }) => kept.some((draft) => draft.base.id === base.id)),
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
