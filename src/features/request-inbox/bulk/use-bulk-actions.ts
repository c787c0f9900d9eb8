import { offerUndo } from '@/components/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { bulkTexts as texts, requestStatusLabels } from '@/content/office/requests';
import { DataError, failureText, isConflict } from '@/data/errors';
import { useWebhookOutcomes } from '@/data/outgoing/webhook-outcomes';
import {
  useChangeRequests,
  useDeleteRequests,
  useUndoChanges,
  type ChangeOutcome,
  type RequestChange,
  type SkippedRequest,
} from '@/data/requests/bulk';
import { useRestoreRequests } from '@/data/requests/held';
import type { StoredRequest } from '@/domain/request/request-fields';
import { knownStatus, schedulingProblem, type RequestStatus } from '@/domain/request/request-status';

interface BulkOutcomes {
  onOpen: (request: StoredRequest) => void;
  /**
   * A report that stays on screen: which requests were skipped and why, or not passed to the automation; '' for none.
   */
  onNote: (note: string) => void;
}

/**
 * Changes and deletes requests, reports the outcome, and offers to undo it; resolves to whether anything was written.
 */
export function useBulkActions({ onOpen, onNote }: BulkOutcomes) {
  const changing = useChangeRequests();
  const undoing = useUndoChanges();
  const deleting = useDeleteRequests();
  const restoring = useRestoreRequests();
  const readOutcomes = useWebhookOutcomes();
  const isBusy = changing.isPending || undoing.isPending || deleting.isPending;

  async function followWebhooks({ changed }: ChangeOutcome) {
    const outcomes = await readOutcomes(changed.map(({ id }) => id));
    const missed = changed.filter(({ id }) => outcomes[id] === false).map(({ name }) => name);
    if (missed.length > 0) onNote(texts.webhookFailed(missed));
  }

  /** Changes these requests; `title` is the message about those that were changed. */
  async function change(
    changes: readonly RequestChange[],
    title: (changed: readonly StoredRequest[]) => string,
  ): Promise<boolean> {
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
    const requests = changes.map(({ request }) => request);
    onNote(skippedText(requests, skipped));
    if (changed.length === 0) {
      notify.error(texts.nothingChanged);
      return false;
    }
    void followWebhooks(outcome);
    if (outcome.undo.length === 0) {
      notify.success(title(changed));
      return true;
    }
    let left = '';
    offerUndo({
      done: { title: title(changed) },
      undoLabel: messages.requests.undo,
      undo: async () => {
        const undone = await undoing.mutateAsync(outcome.undo);
        void followWebhooks(undone);
        left = undoText(requests, undone.skipped);
        if (left !== '') throw new DataError('conflict', 'a request changed after the change to undo');
      },
      undone: { title: texts.undone },
      describeFailure: (error) =>
        isConflict(error) ? { title: left, canRetry: false } : { title: texts.undoFailed, canRetry: true },
    });
    return true;
  }

  function setStatus(requests: readonly StoredRequest[], status: RequestStatus): Promise<boolean> {
    const [only, ...others] = requests;
    const problem = only && others.length === 0 && status === 'scheduled' ? schedulingProblem(only) : null;
    if (only && problem !== null) {
      const { appointmentMissing, appointmentMissingDescription } = messages.requests;
      if (problem === 'unscheduled') notify.error(appointmentMissing, { description: appointmentMissingDescription });
      else
        notify.error(texts.closed(requestStatusLabels[knownStatus(only.status)]), {
          description: texts.closedDescription,
        });
      onOpen(only);
      return Promise.resolve(false);
    }
    const label = requestStatusLabels[status];
    return change(
      requests.map((request) => ({ request, status })),
      ([first, ...more]) =>
        first && more.length === 0 ? texts.statusOfOne(first.name, label) : texts.statusOf(more.length + 1, label),
    );
  }

  /** Assigns to an administrator by user id and e-mail address; '' for nobody. */
  function assign(requests: readonly StoredRequest[], { userId, name }: { userId: string; name: string }) {
    return change(
      requests.map((request) => ({ request, assignedTo: userId })),
      ({ length }) => texts.assigned(length, name),
    );
  }

  async function remove(requests: readonly StoredRequest[]): Promise<boolean> {
    if (isBusy) return false;
    onNote('');
    try {
      const { deleted, deletedAt, skipped } = await deleting.mutateAsync(requests);
      onNote(skippedText(requests, skipped));
      if (deleted.length === 0) {
        notify.error(texts.nothingChanged);
        return false;
      }
      const left = [...deletedAt];
      offerUndo({
        done: { title: texts.removed(deleted.length) },
        undoLabel: messages.requests.undo,
        undo: async () => {
          // What was restored before a failure is not restored again.
          for (const each of [...left]) {
            await restoring.mutateAsync(each);
            left.shift();
          }
        },
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

function namesOf(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string[] {
  return requests.filter(({ id }) => skipped.some((each) => each.id === id)).map(({ name }) => name);
}

function undoText(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string {
  const unfit = namesOf(
    requests,
    skipped.filter(({ reason }) => reason === 'unfit'),
  );
  const changed = namesOf(
    requests,
    skipped.filter(({ reason }) => reason !== 'unfit'),
  );
  return [changed.length > 0 && texts.undoConflict(changed), unfit.length > 0 && texts.undoUnfit(unfit)]
    .filter((text) => text !== false)
    .join('. ');
}

function skippedText(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string {
  const reasons = [
    ['changed', texts.skippedChanged],
    ['unscheduled', texts.skippedUnscheduled],
    ['closed', texts.skippedClosed],
    ['unfit', texts.skippedUnfit],
    ['failed', texts.skippedFailed],
  ] as const;
  return reasons
    .map(([reason, text]) => {
      const names = namesOf(
        requests,
        skipped.filter((each) => each.reason === reason),
      );
      return names.length > 0 ? text(names) : '';
    })
    .filter((text) => text !== '')
    .join(' ');
}
