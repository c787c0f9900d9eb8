import { notify } from '@/components/ui/notify';

/** Milliseconds that a deletion can be undone in the message that tells of it. */
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

/** Tells of a deletion, with a button that takes it back. Outlives what showed the deleted record. */
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
        // The message is on screen for a moment after its button was pressed.
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
