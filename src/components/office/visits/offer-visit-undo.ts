import { offerUndo } from '@/components/office/edit/offer-undo';
import { visitTexts as texts } from '@/content/office/visits/visits';

/** Milliseconds; the mails wait longer, so that undoing sends nothing (D-65). */
const undoDuration = 50_000;

interface VisitUndo {
  title: string;
  undo: () => Promise<void>;
  isTooLate: (error: unknown) => boolean;
}

/** Says what was done with visits, and offers to undo all of it. */
export function offerVisitUndo({ title, undo, isTooLate }: VisitUndo): void {
  offerUndo({
    done: { title },
    duration: undoDuration,
    undoLabel: texts.undo,
    undo,
    undone: { title: texts.undone },
    describeFailure: (error) =>
      isTooLate(error) ? { title: texts.undoTooLate, canRetry: false } : { title: texts.undoFailed, canRetry: true },
  });
}
