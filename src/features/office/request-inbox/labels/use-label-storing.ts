import { offerUndo } from '@/components/office/edit/offer-undo';
import { labelFileTexts as texts } from '@/content/office/requests/label-files';
import { useRemoveLabel, useStoreLabel, type LabelFile } from '@/data/labels/files';
import type { ChosenLabel } from './read-label';

/** Milliseconds: a little less than the database waits with the mail. */
const undoDuration = 55_000;

class TooLate extends Error {}

/** Stores labels, and offers to take back what was stored. */
export function useLabelStoring() {
  const storing = useStoreLabel();
  const removing = useRemoveLabel();

  /** Resolves to what is known of the stored label. Rejects with a DataError. */
  function store({ id, pdf }: ChosenLabel, requestId: string, isWithoutMail: boolean): Promise<LabelFile | null> {
    return storing.mutateAsync({ id, requestId, pdf, isWithoutMail });
  }

  async function takeBack(ids: readonly string[]): Promise<void> {
    const areUndone = await Promise.all(ids.map((id) => removing.mutateAsync({ id, isLate: false })));
    if (areUndone.includes(false)) throw new TooLate();
  }

  function offer(ids: readonly string[], done: string, undone: string): void {
    offerUndo({
      done: { title: done },
      duration: undoDuration,
      undoLabel: texts.undo,
      undo: () => takeBack(ids),
      undone: { title: undone },
      describeFailure: (error) =>
        error instanceof TooLate
          ? { title: texts.undoLate, canRetry: false }
          : { title: texts.undoFailed, canRetry: true },
    });
  }

  return { isPending: storing.isPending, store, offer };
}
