/** Milliseconds that a deletion can be undone in the message that tells of it. */
const undoDuration = 10_000;

/** How a message lasts and what its button does, when that takes a deletion back. It does so once. */
export function undoOptions(label: string, undo: () => Promise<void>) {
  let isAsked = false;
  return {
    duration: undoDuration,
    action: {
      label,
      onClick: () => {
        // The message is on screen for a moment after its button was pressed.
        if (isAsked) return;
        isAsked = true;
        void undo();
      },
    },
  };
}
