import { notify } from '@/components/ui/notify';
import { undoOptions } from '@/components/ui/undo-options';
import { messages } from '@/content/messages';
import { useRestoreRequest } from '@/data/requests/mutations';

/** Tells that a request was deleted, with a button that puts it back. Outlives the dialog it was deleted in. */
export function useUndoDelete() {
  const restoring = useRestoreRequest();

  function optionsFor(id: string) {
    return undoOptions(messages.requests.undo, () => undo(id));
  }

  async function undo(id: string) {
    const { restored, restoredDescription, restoreTooLate, restoreTooLateDescription } = messages.requests;
    const { restoreFailed, restoreFailedDescription } = messages.requests;
    try {
      const isRestored = await restoring.mutateAsync(id);
      if (isRestored) notify.success(restored, { description: restoredDescription });
      else notify.error(restoreTooLate, { description: restoreTooLateDescription });
    } catch {
      notify.error(restoreFailed, { description: restoreFailedDescription, ...optionsFor(id) });
    }
  }

  return function offerUndo(id: string) {
    notify.success(messages.requests.deleted, {
      description: messages.requests.deletedDescription,
      ...optionsFor(id),
    });
  };
}
