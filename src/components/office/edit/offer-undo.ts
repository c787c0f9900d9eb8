import { notify } from '@/components/ui/notify';

/** Milliseconds that a toast offers to undo what was done, unless said otherwise. */
const undoDuration = 10_000;

interface Message {
  title: string;
  description?: string;
}

/** What an undo left as it is, and why. */
interface Remainder extends Message {
  /** Undoes that all the same. */
  confirm?: { label: string; undo: () => Promise<void>; undone: Message };
}

/** Thrown by an undo that left something as it is. */
export class LeftAlone extends Error {
  readonly remainder: Remainder;

  constructor(remainder: Remainder) {
    super('something changed since, or no longer fits');
    this.remainder = remainder;
  }
}

interface Undoable {
  done: Message;
  /** Milliseconds that it can be undone; ten seconds unless said otherwise. */
  duration?: number;
  undoLabel: string;
  undo: () => Promise<void>;
  undone: Message;
  /** What to say when undoing failed, and whether another try may help. */
  describeFailure: (error: unknown) => Message & { canRetry: boolean };
}

/** Shows a toast that can undo a deletion or a change. It outlives the component that offered it. */
export function offerUndo(undoable: Undoable): void {
  const { title, ...options } = undoable.done;
  notify.success(title, { ...options, ...undoOptions(undoable) });
}

function undoOptions(undoable: Undoable) {
  let isAsked = false;
  return {
    duration: undoable.duration ?? undoDuration,
    action: {
      label: undoable.undoLabel,
      onClick: () => {
        // The toast stays on screen for a moment after its button was pressed.
        if (isAsked) return;
        isAsked = true;
        void undo(undoable);
      },
    },
  };
}

async function undo(undoable: Undoable): Promise<void> {
  try {
    await undoable.undo();
  } catch (error) {
    if (error instanceof LeftAlone) {
      const { title, confirm, ...options } = error.remainder;
      notify.error(title, {
        ...options,
        ...(confirm && undoOptions({ ...undoable, ...confirm, undoLabel: confirm.label })),
      });
      return;
    }
    const { title, canRetry, ...options } = undoable.describeFailure(error);
    notify.error(title, { ...options, ...(canRetry && undoOptions(undoable)) });
    return;
  }
  const { title, ...options } = undoable.undone;
  notify.success(title, options);
}
