import { offerUndo } from '@/components/office/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { heldTexts as texts } from '@/content/office/requests/bulk-texts';
import { isConflict } from '@/data/errors';
import { useAcceptHeld, useDeleteHeld, useRestoreRequests } from '@/data/requests/held';
import type { RequestFilters } from '@/data/requests/list-query';

/**
 * Accepts and deletes held requests, one action at a time, and reports the outcome; resolves to whether it succeeded.
 */
export function useHeldActions(filters: RequestFilters) {
  const accepting = useAcceptHeld();
  const deleting = useDeleteHeld();
  const restoring = useRestoreRequests();
  const isBusy = accepting.isPending || deleting.isPending;

  async function accept(ids: readonly string[], isWithoutMail: boolean): Promise<boolean> {
    if (isBusy) return false;
    try {
      notify.success(texts.accepted(await accepting.mutateAsync({ ids, isWithoutMail })));
      return true;
    } catch {
      notify.error(texts.acceptFailed, { description: texts.failedDescription });
      return false;
    }
  }

  /** Null deletes all that match the filters. */
  async function remove(seenAt: string, ids: readonly string[] | null): Promise<boolean> {
    if (isBusy) return false;
    try {
      const { total, deletedAt } = await deleting.mutateAsync({ seenAt, ids, filters });
      offerUndo({
        done: { title: texts.removed(total) },
        undoLabel: texts.undo,
        undo: async () => {
          // A held request has no visit that might not fit.
          await restoring.mutateAsync(deletedAt);
        },
        undone: { title: texts.restored },
        describeFailure: (error) =>
          isConflict(error)
            ? { title: texts.restoreTooLate, canRetry: false }
            : { title: texts.restoreFailed, canRetry: true },
      });
      return true;
    } catch {
      notify.error(texts.removeFailed, { description: texts.failedDescription });
      return false;
    }
  }

  return { accept, remove, isBusy };
}
