import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useRestoreBlock } from '@/data/content/editor-mutations';
import { isConflictError } from './use-block-save';

/** Milliseconds in which a deletion can be undone. */
const undoTime = 10_000;

/** Tells of a deletion, with a button that takes it back. */
export function useUndo() {
  const restoring = useRestoreBlock();

  async function undo(id: string) {
    try {
      await restoring.mutateAsync(id);
    } catch (error) {
      notify.error(texts.undoFailed, { description: isConflictError(error) ? texts.undoConflict : texts.tryAgain });
      return;
    }
    notify.success(texts.undone);
  }

  return function offerUndo({ id, sectionName }: ContentBlock) {
    notify.success(texts.deleted, {
      description: texts.deletedDescription(sectionName),
      duration: undoTime,
      action: { label: texts.undo, onClick: () => void undo(id) },
    });
  };
}
