import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { dataFault } from '@/data/errors';
import { useDeleteRequest, useReadAgain, useSaveRequest, useStoreWebhookOutcome } from '@/data/requests/mutations';
import type { SubmissionRow } from '@/data/requests/submission';
import { sendWebhook } from '@/integrations/automation-webhook';
import { env } from '@/lib/env';
import { useUndoDelete } from './use-undo-delete';
import type { RequestEditing } from './use-request-edit';

export interface RequestOutcomes {
  onClose: () => void;
  onSaved: () => void;
  onWebhookFailed: () => void;
}

/** Saving, deleting and reading again, with what people hear of it. */
export function useRequestActions({ base, changes, moveTo, forget }: RequestEditing, outcomes: RequestOutcomes) {
  const saving = useSaveRequest();
  const deleting = useDeleteRequest();
  const reading = useReadAgain();
  const webhook = useStoreWebhookOutcome();
  const offerUndo = useUndoDelete();
  const isBusy = saving.isPending || deleting.isPending || reading.isPending;

  async function save() {
    if (isBusy) return;
    let row;
    try {
      row = await saving.mutateAsync({ base, changes });
    } catch {
      notify.error(messages.requests.saveFailed, { description: messages.requests.saveFailedDescription });
      return;
    }
    notify.success(messages.requests.saved, { description: messages.requests.savedDescription });
    forget();
    outcomes.onSaved();
    outcomes.onClose();
    await tellAutomation(row);
  }

  async function tellAutomation(row: SubmissionRow) {
    if (env.webhookUrl === '') return;
    const isTaken = await sendWebhook(env.webhookUrl, row);
    if (!isTaken) outcomes.onWebhookFailed();
    try {
      await webhook.mutateAsync({ id: row.id, isTaken });
    } catch (error) {
      console.warn('What became of the webhook could not be stored', error);
    }
  }

  async function remove() {
    if (isBusy) return;
    try {
      await deleting.mutateAsync(base);
    } catch {
      notify.error(messages.requests.deleteFailed, { description: messages.requests.deleteFailedDescription });
      return;
    }
    forget();
    offerUndo(base.id);
    outcomes.onClose();
  }

  async function readAgain() {
    if (isBusy) return;
    try {
      const newest = await reading.mutateAsync(base.id);
      if (newest) moveTo(newest);
      saving.reset();
      deleting.reset();
    } catch {
      // The conflict notice shows that the read failed.
    }
  }

  const isConflict = [saving.error, deleting.error].some((error) => dataFault(error) === 'conflict');
  return {
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,
    isReading: reading.isPending,
    hasReadFailed: reading.isError,
    /** The newest version that was read after a conflict: undefined is none yet, null is a request that is gone. */
    newest: reading.data,
    isConflict,
    saveError: isConflict ? null : saving.error,
    save,
    remove,
    readAgain,
  };
}
