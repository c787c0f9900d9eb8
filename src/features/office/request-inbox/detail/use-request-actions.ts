import { useState } from 'react';
import { LeftAlone, offerUndo } from '@/components/office/edit/offer-undo';
import { describeRestoreFailure, restoreNamingMails } from '@/components/office/edit/restore-undo';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { useVersionedWrites } from '@/components/office/edit/versioned-writes';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { priceQuestionTexts } from '@/content/office/requests/price-question';
import { bulkTexts, heldTexts } from '@/content/office/requests/bulk-texts';
import { cancellationTexts } from '@/content/office/requests/request-dialog';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { useNoteNoShow } from '@/data/appointments/no-show';
import { dataErrorCode, isConflict } from '@/data/errors';
import { useWebhookOutcomes } from '@/data/outgoing/webhook-outcomes';
import { useAcceptHeld } from '@/data/requests/held';
import {
  useDeleteRequest,
  useRefetchRequest,
  useRestoreRequest,
  useSaveRequest,
  type SaveChoices,
} from '@/data/requests/mutations';
import type { StoredRequest } from '@/domain/request/request-fields';
import { knownStatus } from '@/domain/request/request-status';
import { computedPrice, patchOf, type RequestPatch } from '@/domain/request/request-patch';
import type { RequestEditing } from '../edit/use-request-edit';

const texts = messages.requests;

/** The message after pressing Opslaan; after a save the dialog closes. */
export type SaveOutcome = 'none' | 'entered' | 'unchanged';

export interface RequestOutcomes {
  /** It was deleted, or a held one was accepted; another may have been opened since. */
  onGone: () => void;
  /** It was saved and nothing is left to do here. */
  onSaved: (saved: StoredRequest) => void;
  onWebhookFailed: () => void;
}

export type RequestActions = ReturnType<typeof useRequestActions>;

/** Saves, deletes and refetches a request, and reports the outcome. */
export function useRequestActions(editing: RequestEditing, outcomes: RequestOutcomes) {
  const { base, edit, changes, hasChanges, moveTo, settle, forget } = editing;
  const [saved, setSaved] = useState<SaveOutcome>('none');
  /** Of the last save of this dialog; null before the automation responded. */
  const [isWebhookMissed, setIsWebhookMissed] = useState<boolean | null>(null);
  const saving = useSaveRequest();
  const deleting = useDeleteRequest();
  const restoring = useRestoreRequest();
  const accepting = useAcceptHeld();
  const rereading = useRefetchRequest();
  const notingNoShow = useNoteNoShow();
  const offerVisitUndo = useVisitUndo();
  const readOutcomes = useWebhookOutcomes();
  const writes = useVersionedWrites({ saving, deleting, reading: useRefetchRequest(), isConflict });

  /**
   * With `isOverruled` also where the appointment does not fit, which the adviser has confirmed; `isWithoutMail` mails the
   * customer nothing about it, `isCancelledByCustomer` says that the customer cancels, `isPriceAgreed` that the customer
   * agreed to a higher price.
   */
  function save({
    isOverruled = false,
    isWithoutMail = false,
    isCancelledByCustomer = false,
    isPriceAgreed = false,
  } = {}) {
    if (!hasChanges) {
      setSaved('unchanged');
      return;
    }
    const { appointmentDate, appointmentTime } = edit;
    const overruled = isOverruled ? { overruledMoment: `${appointmentDate}T${appointmentTime}` } : {};
    return store({ ...patchOf(base, changes), ...overruled }, handleSaved, {
      ...{ isWithoutMail, isCancelledByCustomer, isPriceAgreed },
    });
  }

  /**
   * Saves what else was changed, on the version that deciding about the visit made with the status. Nothing else: then
   * the decision can be undone.
   */
  async function saveRest(decision: string) {
    const newest = await rereading.mutateAsync(base.id).catch(() => null);
    if (newest === null) {
      notify.error(texts.saveFailed, { description: texts.saveFailedDescription });
      return;
    }
    // What else was typed stands on that version, also when saving it fails.
    moveTo(newest);
    const { status, ...others } = changes;
    if (Object.keys(others).length > 0) {
      await store(patchOf(newest, others), handleSaved, { version: newest });
      return;
    }
    const label = requestStatusLabels[knownStatus(status ?? newest.status)];
    offerVisitUndo({ title: bulkTexts.statusOfOne(newest.name, label), decision });
    handleSaved(newest);
  }

  function handleSaved(request: StoredRequest) {
    forget();
    outcomes.onSaved(request);
  }

  /** Stores the list price as the one that was computed; only while there are no unsaved changes. */
  function keepPrice() {
    return store(computedPrice(base), () => setSaved('none'));
  }

  function store(
    edit: RequestPatch,
    onStored: (request: StoredRequest) => void,
    {
      version = base,
      ...choices
    }: Partial<Pick<SaveChoices, 'isWithoutMail' | 'isCancelledByCustomer' | 'isPriceAgreed'>> & {
      version?: StoredRequest;
    } = {},
  ) {
    return writes.attempt(() => saving.mutateAsync({ base: version, edit, ...choices }), {
      onDone: (request) => {
        const isAsked = pricedFields.some((field) => edit[field] !== undefined && edit[field] !== request[field]);
        notify.success(texts.saved, { description: isAsked ? priceQuestionTexts.saved : texts.savedDescription });
        settle(request);
        onStored(request);
        void followWebhook(request.id);
      },
      onFailed: () => notify.error(texts.saveFailed, { description: texts.saveFailedDescription }),
    });
  }

  async function followWebhook(id: string) {
    const { [id]: isAccepted } = await readOutcomes([id]);
    if (isAccepted === undefined) return;
    setIsWebhookMissed(!isAccepted);
    if (!isAccepted) outcomes.onWebhookFailed();
  }

  function remove({ withMail }: { withMail: boolean }) {
    return writes.attempt(() => deleting.mutateAsync({ request: base, withMail }), {
      onDone: () => {
        forget();
        const undone = { title: texts.restored, description: texts.restoredDescription };
        offerUndo({
          done: { title: texts.deleted, description: texts.deletedDescription },
          undoLabel: texts.undo,
          undo: () =>
            restoreNamingMails({
              changes: [{ id: base.id, is_restored: true }],
              restore: () => restore(base.id),
              undone,
            }),
          undone,
          describeFailure: describeRestoreFailure,
        });
        outcomes.onGone();
      },
      onFailed: () => notify.error(texts.deleteFailed, { description: texts.deleteFailedDescription }),
    });
  }

  async function restore(id: string): Promise<void> {
    try {
      await restoring.mutateAsync({ id });
    } catch (error) {
      if (dataErrorCode(error) !== 'does-not-fit') throw error;
      throw new LeftAlone({
        title: texts.restoreUnfit,
        confirm: {
          label: texts.restoreAnyway,
          undo: () => restoring.mutateAsync({ id, isOverruled: true }),
          undone: { title: texts.restored, description: texts.restoredDescription },
        },
      });
    }
  }

  function accept(isWithoutMail: boolean) {
    return writes.attempt(() => accepting.mutateAsync({ ids: [base.id], isWithoutMail }), {
      onDone: (count) => {
        notify.success(heldTexts.accepted(count));
        outcomes.onGone();
      },
      onFailed: () => notify.error(heldTexts.acceptFailed, { description: heldTexts.failedDescription }),
    });
  }

  /** Nobody was home: the request waits for another visit, and its customer is to be called. */
  async function noteNoShow(isWithoutMail: boolean) {
    const requestId = base.id;
    try {
      const decision = await notingNoShow.mutateAsync({ requestId, isWithoutMail });
      offerVisitUndo({ title: cancellationTexts.noShowNoted, decision });
    } catch (error) {
      notify.error(isConflict(error) ? cancellationTexts.noShowChanged : cancellationTexts.noShowFailed);
      return;
    }
    const newest = await rereading.mutateAsync(requestId).catch(() => null);
    if (newest === null) return;
    moveTo(newest);
    if (!hasChanges) handleSaved(newest);
  }

  return {
    ...writes,
    noteNoShow,
    saved,
    isWebhookMissed: isWebhookMissed ?? base.webhookStatus === 'failed',
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,
    save,
    saveRest,
    keepPrice,
    remove,
    accept,
    readNewest: () => writes.readNewest(base.id, moveTo),
  };
}

/** A correction of these that raises the price is not stored until the customer agrees. */
const pricedFields = ['propertyType', 'surfaceArea', 'rushService'] as const;
