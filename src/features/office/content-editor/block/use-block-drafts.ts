import { useState } from 'react';
import { z } from 'zod';
import {
  changesOf,
  followStored,
  hasChanges,
  rebaseDraft,
  useSessionDraft,
  type Draft,
  type EditRules,
} from '@/components/office/edit/draft';
import { useVersionedWrites } from '@/components/office/edit/versioned-writes';
import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useReadBlock, useSaveBlock } from '@/data/content/editor-mutations';
import { isConflict } from '@/data/errors';
import { blockFields } from '@/domain/content/block-fields';
import { cleanBlockText, type BlockTexts } from '@/domain/content/content-edit';
import { readSessionDraft } from '@/lib/browser/session-draft';

export type BlockDraft = Draft<ContentBlock, keyof BlockTexts>;

export interface BlockDrafts {
  all: readonly BlockDraft[];
  unsaved: readonly BlockDraft[];
  /** Unsaved drafts from before the page was left. */
  restored: readonly BlockDraft[];
  find: (id: string) => BlockDraft | undefined;
  start: (block: ContentBlock) => void;
  change: (id: string, part: Partial<BlockTexts>) => void;
  /** Rebases a draft on a newer version. */
  moveTo: (id: string, newer: ContentBlock) => void;
  stop: (id: string) => void;
}

const rules: EditRules<ContentBlock, keyof BlockTexts> = {
  fields: blockFields,
  clean: cleanBlockText,
  versionOf: ({ lastUpdated }) => lastUpdated,
};

const sessionName = 'content-blocks';
const sessionSchema = z.array(
  z.object({
    base: z.object({
      id: z.string(),
      sectionName: z.string(),
      pagePath: z.string(),
      title: z.string(),
      subtitle: z.string(),
      content: z.string(),
      // Missing in drafts of earlier versions.
      summary: z.string().default(''),
      searchTitle: z.string().default(''),
      searchDescription: z.string().default(''),
      lastUpdated: z.string(),
      isEdited: z.boolean(),
      // Missing in drafts of earlier versions.
      picture: z.string().default(''),
      pictureAlt: z.string().default(''),
      publishedAt: z.string(),
    }),
    typed: z.partialRecord(z.enum(blockFields), z.string()),
  }),
) satisfies z.ZodType<BlockDraft[]>;

/** The blocks that are being edited. Kept above their forms, to survive another tab, a search and a reload. */
export function useBlockDrafts(stored: readonly ContentBlock[]): BlockDrafts {
  const [start] = useState(() => readSessionDraft(sessionName, sessionSchema) ?? []);
  const [current, setCurrent] = useState<readonly BlockDraft[]>(start);
  const all = current.map(follow);
  const unsaved = all.filter((draft) => hasChanges(rules, draft));
  useSessionDraft(sessionName, unsaved.length === 0 ? null : unsaved);

  function follow(draft: BlockDraft): BlockDraft {
    const block = stored.find(({ id }) => id === draft.base.id);
    return block ? followStored(rules, draft, block) : draft;
  }

  function replace(id: string, next: (draft: BlockDraft) => BlockDraft) {
    setCurrent((drafts) => drafts.map((draft) => (draft.base.id === id ? next(follow(draft)) : draft)));
  }

  return {
    all,
    unsaved,
    restored: unsaved.filter(({ base }) => start.some((draft) => draft.base.id === base.id)),
    find: (id) => all.find(({ base }) => base.id === id),
    start: (block) => setCurrent((drafts) => [...drafts, { base: block, typed: {} }]),
    change: (id, part) => replace(id, ({ base, typed }) => ({ base, typed: { ...typed, ...part } })),
    moveTo: (id, newer) => replace(id, (draft) => rebaseDraft(rules, draft, newer)),
    stop: (id) => setCurrent((drafts) => drafts.filter(({ base }) => base.id !== id)),
  };
}

/** The changed texts, as they are to be stored. */
export function changedTexts(base: ContentBlock, typed: Partial<BlockTexts>): Partial<BlockTexts> {
  return changesOf(rules, { base, typed });
}

/** The blocks, with those that somebody else deleted while they were edited. */
export function withDrafts(blocks: readonly ContentBlock[], drafts: readonly BlockDraft[]): readonly ContentBlock[] {
  const gone = drafts.map(({ base }) => base).filter(({ id }) => blocks.every((block) => block.id !== id));
  return [...blocks, ...gone];
}

/** Saves and refetches a block, and reports the outcome. */
export function useBlockSave(base: ContentBlock) {
  const saving = useSaveBlock();
  const writes = useVersionedWrites({ saving, reading: useReadBlock(), isConflict });

  function save(changes: Partial<BlockTexts>, onSaved?: () => void) {
    return writes.attempt(() => saving.mutateAsync({ base, changes }), {
      onDone: () => {
        notify.success(texts.saved);
        onSaved?.();
      },
      onFailed: () => notify.error(texts.saveFailed),
    });
  }

  return { ...writes, isSaving: saving.isPending, save };
}
