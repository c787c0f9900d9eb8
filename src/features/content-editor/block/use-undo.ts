import { notify } from '@/components/ui/notify';
import { undoOptions } from '@/components/ui/undo-options';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useRestoreBlock } from '@/data/content/editor-mutations';
import { dataFault, failureText } from '@/data/errors';

/** Tells of a deletion, with a button that takes it back. */
export function useUndo() {
  const restoring = useRestoreBlock();

  function optionsFor(id: string) {
    return undoOptions(texts.undo, () => undo(id));
  }

  async function undo(id: string) {
    try {
      await restoring.mutateAsync(id);
    } catch (error) {
      if (dataFault(error) === 'conflict') notify.error(texts.undoFailed, { description: texts.undoConflict });
      else
        notify.error(texts.undoFailed, {
          description: failureText({ duplicate: texts.undoDuplicate, other: texts.tryAgain }, error),
          ...optionsFor(id),
        });
      return;
    }
    notify.success(texts.undone);
  }

  return function offerUndo({ id, sectionName }: ContentBlock) {
    notify.success(texts.deleted, { description: texts.deletedDescription(sectionName), ...optionsFor(id) });
  };
}
