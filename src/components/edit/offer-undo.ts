import { notify } from '@/components/ui/notify';

/** Milliseconds that the toast of a deletion offers to undo it. */
const undoDuration = 10_000;

interface Message {
  title: string;
  description?: string;
}

interface Deletion {
  deleted: Message;
  undoLabel: string;
  restore: () => Promise<void>;
  restored: Message;
  /** What to say when restoring failed, and whether another try may help. */
  describeFailure: (error: unknown) => Message & { canRetry: boolean };
}

/** Shows a toast that can undo a deletion. It outlives the component that showed the deleted record. */
export function offerUndo(deletion: Deletion): void {
  const { title, ...options } = deletion.deleted;
  notify.success(title, { ...options, ...undoOptions(deletion) });
}

function undoOptions(deletion: Deletion) {
  let isAsked = false;
  return {
    duration: undoDuration,
    action: {
      label: deletion.undoLabel,
      onClick: () => {
        // The toast stays on screen for a moment after its button was pressed.
        if (isAsked) return;
        isAsked = true;
        void undo(deletion);
      },
    },
  };
}

async function undo(deletion: Deletion): Promise<void> {
  try {
    await deletion.restore();
  } catch (error) {
    const { title, canRetry, ...options } = deletion.describeFailure(error);
    notify.error(title, { ...options, ...(canRetry && undoOptions(deletion)) });
    return;
  }
  const { title, ...options } = deletion.restored;
  notify.success(title, options);
}
