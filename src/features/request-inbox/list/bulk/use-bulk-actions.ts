import { offerUndo } from '@/components/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { bulkTexts as texts, requestStatusLabels } from '@/content/office/requests';
import { DataError, failureText, isConflict } from '@/data/errors';
import {
  useChangeRequests,
  useDeleteRequests,
  type ChangeOutcome,
  type RequestChange,
  type SkippedRequest,
} from '@/data/requests/bulk';
import { useRestoreRequests } from '@/data/requests/held';
import type { Submission } from '@/data/requests/submission';
import { knownStatus, lacksAppointment, type RequestStatus } from '@/domain/request/request-status';
import { useAutomation } from '../../use-automation';

interface BulkOutcomes {
  onOpen: (request: Submission) => void;
  /** What stays to be read: who was skipped and why, or what the automation missed; '' for nothing. */
  onNote: (note: string) => void;
}

/** Changes and deletes requests, tells how it went, and offers to undo it; resolves to whether anything was written. */
export function useBulkActions({ onOpen, onNote }: BulkOutcomes) {
  const changing = useChangeRequests();
  const deleting = useDeleteRequests();
  const restoring = useRestoreRequests();
  const tellAutomation = useAutomation();
  const isBusy = changing.isPending || deleting.isPending;

  async function tellAll({ changed, rows }: ChangeOutcome) {
    const missed: string[] = [];
    for (const [index, row] of rows.entries()) {
      if ((await tellAutomation(row)) === false) missed.push(changed[index]?.name ?? row.name);
    }
    if (missed.length > 0) onNote(texts.webhookFailed(missed));
  }

  /** One transaction; throws a DataError 'conflict' when a request was skipped. */
  async function undo(changes: readonly RequestChange[]): Promise<void> {
    const outcome = await changing.mutateAsync(changes);
    void tellAll(outcome);
    if (outcome.skipped.length > 0) throw new DataError('conflict', 'a request changed after the change to undo');
  }

  async function change(changes: readonly RequestChange[], title: (count: number) => string): Promise<boolean> {
    if (isBusy) return false;
    onNote('');
    let outcome: ChangeOutcome;
    try {
      outcome = await changing.mutateAsync(changes);
    } catch (error) {
      notify.error(messages.requests.saveFailed, { description: failureText(messages.requests.notSaved, error) });
      return false;
    }
    const { changed, skipped } = outcome;
    onNote(
      skippedText(
        changes.map(({ request }) => request),
        skipped,
      ),
    );
    if (changed.length === 0) {
      notify.error(texts.nothingChanged);
      return false;
    }
    offerUndo({
      done: { title: title(changed.length) },
      undoLabel: messages.requests.undo,
      undo: () => undo(changed.map((now) => inverse(now, changes))),
      undone: { title: texts.undone },
      describeFailure: (error) => ({
        title: isConflict(error) ? texts.undoConflict : texts.undoFailed,
        canRetry: !isConflict(error),
      }),
    });
    void tellAll(outcome);
    return true;
  }

  function setStatus(requests: readonly Submission[], status: RequestStatus): Promise<boolean> {
    const [only, ...others] = requests;
    if (only && others.length === 0 && lacksAppointment({ ...only, status })) {
      const { appointmentMissing, appointmentMissingDescription } = messages.requests;
      notify.error(appointmentMissing, { description: appointmentMissingDescription });
      onOpen(only);
      return Promise.resolve(false);
    }
    const label = requestStatusLabels[status];
    return change(
      requests.map((request) => ({ request, status })),
      (count) => (only && count === 1 ? texts.statusOfOne(only.name, label) : texts.statusOf(count, label)),
    );
  }

  /** To an administrator by user id and e-mail address; '' for nobody. */
  function assign(requests: readonly Submission[], { userId, email }: { userId: string; email: string }) {
    return change(
      requests.map((request) => ({ request, assignedTo: userId })),
      (count) => texts.assigned(count, email),
    );
  }

  async function remove(requests: readonly Submission[]): Promise<boolean> {
    if (isBusy) return false;
    onNote('');
    try {
      const { deleted, deletedAt, skipped } = await deleting.mutateAsync(requests);
      onNote(skippedText(requests, skipped));
      if (deleted.length === 0) {
        notify.error(texts.nothingChanged);
        return false;
      }
      offerUndo({
        done: { title: texts.removed(deleted.length) },
        undoLabel: messages.requests.undo,
        undo: () => restoring.mutateAsync(deletedAt),
        undone: { title: texts.restored(deleted.length) },
        describeFailure: (error) =>
          isConflict(error)
            ? { title: messages.requests.restoreTooLate, canRetry: false }
            : { title: messages.requests.restoreFailed, canRetry: true },
      });
      return true;
    } catch {
      notify.error(messages.requests.deleteFailed, { description: texts.deleteFailedDescription });
      return false;
    }
  }

  return { setStatus, assign, remove, isBusy };
}

/** What undoes a change of a request, on the version that the change made. */
function inverse(now: Submission, changes: readonly RequestChange[]): RequestChange {
  const change = changes.find(({ request }) => request.id === now.id);
  return {
    request: now,
    ...(change?.status !== undefined && { status: knownStatus(change.request.status) }),
    ...(change?.assignedTo !== undefined && { assignedTo: change.request.assignedTo }),
  };
}

function skippedText(requests: readonly Submission[], skipped: readonly SkippedRequest[]): string {
  function namesOf(reason: SkippedRequest['reason']): string[] {
    const ids = skipped.filter((each) => each.reason === reason).map(({ id }) => id);
    return requests.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  }
  const [changed, unscheduled] = [namesOf('changed'), namesOf('unscheduled')];
  return [
    changed.length > 0 && texts.skippedChanged(changed),
    unscheduled.length > 0 && texts.skippedUnscheduled(unscheduled),
  ]
    .filter(Boolean)
    .join(' ');
}
