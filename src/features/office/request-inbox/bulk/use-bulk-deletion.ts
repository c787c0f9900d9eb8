import { LeftAlone, offerUndo } from '@/components/office/edit/offer-undo';
import { describeRestoreFailure, restoreNamingMails } from '@/components/office/edit/restore-undo';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { bulkTexts as texts } from '@/content/office/requests/bulk-texts';
import { useDeleteRequests } from '@/data/requests/bulk';
import { useRestoreRequests } from '@/data/requests/held';
import type { StoredRequest } from '@/domain/request/request-fields';
import { skippedText } from './skipped-text';

/** Deletes requests, reports to `onNote` which were skipped, and offers to restore them. */
export function useBulkDeletion(onNote: (note: string) => void) {
  const deleting = useDeleteRequests();
  const restoring = useRestoreRequests();

  /** Resolves to whether any was deleted. */
  async function remove(requests: readonly StoredRequest[], withMail: boolean): Promise<boolean> {
    try {
      const { deleted, deletedAt, skipped } = await deleting.mutateAsync({ requests, withMail });
      onNote(skippedText(requests, skipped));
      if (deleted.length === 0) {
        notify.error(texts.nothingChanged);
        return false;
      }
      const left = [...deletedAt];
      let inBin = 0;
      async function restore(): Promise<void> {
        // What was restored before a failure is not restored again.
        for (const each of [...left]) {
          inBin += await restoring.mutateAsync(each);
          left.shift();
        }
        if (inBin > 0) throw new LeftAlone({ title: texts.leftInBin(inBin) });
      }
      const undone = { title: texts.restored(deleted.length) };
      offerUndo({
        done: { title: texts.removed(deleted.length) },
        undoLabel: messages.requests.undo,
        undo: () =>
          restoreNamingMails({
            // A visit that no longer fits stays in the bin.
            changes: deleted.map((id) => ({ id, is_restored: true, is_overruled: false })),
            restore,
            undone,
          }),
        undone,
        describeFailure: describeRestoreFailure,
      });
      return true;
    } catch {
      notify.error(messages.requests.deleteFailed, { description: texts.deleteFailedDescription });
      return false;
    }
  }

  return { remove, isDeleting: deleting.isPending };
}
