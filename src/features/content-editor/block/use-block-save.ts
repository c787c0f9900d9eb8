import { useVersionedWrites } from '@/components/edit/use-versioned-writes';
import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useReadBlock, useSaveBlock } from '@/data/content/editor-mutations';
import { isConflict } from '@/data/errors';
import type { BlockTexts } from '@/domain/content/content-edit';

/** Saving the texts of a block and reading it again, with what people hear of it. */
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
