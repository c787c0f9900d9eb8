import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useReadBlock, useSaveBlock } from '@/data/content/editor-mutations';
import { dataFault } from '@/data/errors';
import type { BlockTexts } from '@/domain/content/content-edit';

/** Saving the texts of a block and reading it again, with what people hear of it. */
export function useBlockSave(base: ContentBlock) {
  const saving = useSaveBlock();
  const reading = useReadBlock();
  const isBusy = saving.isPending || reading.isPending;

  /** Resolves to whether it is stored. */
  async function save(changes: Partial<BlockTexts>): Promise<boolean> {
    if (isBusy) return false;
    try {
      await saving.mutateAsync({ base, changes });
    } catch {
      notify.error(texts.saveFailed);
      return false;
    }
    notify.success(texts.saved);
    return true;
  }

  /** Resolves to the newest version, after somebody else was first; null when there is none or it cannot be read. */
  async function readAgain(): Promise<ContentBlock | null> {
    if (isBusy) return null;
    try {
      const newest = await reading.mutateAsync(base.id);
      saving.reset();
      return newest;
    } catch {
      // The conflict notice shows that the read failed.
      return null;
    }
  }

  const isConflict = dataFault(saving.error) === 'conflict';
  return {
    isSaving: saving.isPending,
    isReading: reading.isPending,
    hasReadFailed: reading.isError,
    conflict: conflictOf(isConflict, reading.data),
    saveError: isConflict ? null : saving.error,
    save,
    readAgain,
  };
}

export type Conflict = 'none' | 'unknown' | 'gone' | 'loaded';

/** `newest`: undefined is not read yet, null is a block that is gone. */
function conflictOf(isConflict: boolean, newest: ContentBlock | null | undefined): Conflict {
  if (isConflict) return 'unknown';
  if (newest === undefined) return 'none';
  return newest === null ? 'gone' : 'loaded';
}
