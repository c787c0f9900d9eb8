import { LeftAlone, offerUndo } from '@/components/office/edit/offer-undo';
import { undoTexts as texts } from '@/content/office/visits/undo';
import { useUndoDecisions } from '@/data/appointments/visit-decisions';
import { isConflict } from '@/data/errors';

/** Milliseconds; the mails wait longer, so that undoing sends nothing (D-65). */
const undoDuration = 50_000;

interface VisitUndo {
  /** What was done. */
  title: string;
  /** Undoes it: `useVisitDecisions`, `usePlanAppointment`. */
  decision: string;
  /**
   * Undoes what was done with it, first: visits may not fit without that. Resolves to a sentence that names what it left as it
   * is, '' for nothing.
   */
  undoFirst?: () => Promise<string>;
}

/**
 * Returns a function that shows what was done with visits and offers to undo it. What changed since is left and named (D-82);
 * what no longer fits comes back once that is confirmed.
 */
export function useVisitUndo(): (done: VisitUndo) => void {
  const { mutateAsync: undoDecisions } = useUndoDecisions();

  return ({ title, decision, undoFirst }) => {
    async function undo(isOverruled: boolean): Promise<void> {
      const others = isOverruled ? '' : ((await undoFirst?.()) ?? '');
      const { left, isBlockedTimeLeft } = await undoDecisions({ decision, isOverruled });
      if (left.length === 0 && !isBlockedTimeLeft && others === '') return;
      throw new LeftAlone({
        title: texts.left,
        description: [texts.leftReasons(left, isBlockedTimeLeft), others].filter(Boolean).join(' '),
        ...(left.some(({ reason }) => reason === 'unfit') && {
          confirm: { label: texts.undoUnfit, undo: () => undo(true), undone: { title: texts.undoneUnfit } },
        }),
      });
    }

    offerUndo({
      done: { title },
      duration: undoDuration,
      undoLabel: texts.undo,
      undo: () => undo(false),
      undone: { title: texts.undone },
      describeFailure: (error) =>
        isConflict(error) ? { title: texts.undoTooLate, canRetry: false } : { title: texts.undoFailed, canRetry: true },
    });
  };
}
