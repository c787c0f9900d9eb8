import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { useRestoreRequest } from '@/data/requests/mutations';

/** Milliseconds that a deletion can be undone in the message that tells of it. */
const undoDuration = 10_000;

/** Tells that a request was deleted, with a button that puts it back. Outlives the dialog it was deleted in. */
export function useUndoDelete() {
  const restoring = useRestoreRequest();

  function undoAction(id: string) {
    let isAsked = false;
    return {
      label: messages.requests.undo,
      onClick: () => {
        // The message is on screen for a moment after its button was pressed.
        if (isAsked) return;
        isAsked = true;
        void undo(id);
      },
    };
  }

  async function undo(id: string) {
    const { restored, restoredDescription, restoreTooLate, restoreTooLateDescription } = messages.requests;
    const { restoreFailed, restoreFailedDescription } = messages.requests;
    try {
      const isRestored = await restoring.mutateAsync(id);
      if (isRestored) notify.success(restored, { description: restoredDescription });
      else notify.error(restoreTooLate, { description: restoreTooLateDescription });
    } catch {
      notify.error(restoreFailed, {
        description: restoreFailedDescription,
        duration: undoDuration,
        action: undoAction(id),
      });
    }
  }

  return function offerUndo(id: string) {
    notify.success(messages.requests.deleted, {
      description: messages.requests.deletedDescription,
      duration: undoDuration,
      action: undoAction(id),
    });
  };
}
