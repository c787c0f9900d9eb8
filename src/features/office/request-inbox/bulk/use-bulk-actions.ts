import { useRef } from 'react';
import { LeftAlone, offerUndo } from '@/components/office/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { messages } from '@/content/messages';
import { bulkTexts as texts } from '@/content/office/requests/bulk-texts';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { failureText } from '@/data/errors';
import { useWebhookOutcomes } from '@/data/outgoing/webhook-outcomes';
import { useChangeRequests, useUndoChanges, type ChangeOutcome, type RequestChange } from '@/data/requests/bulk';
import type { StoredRequest } from '@/domain/request/request-fields';
import { knownStatus, schedulingProblem, type RequestStatus } from '@/domain/request/request-status';
import { skippedText, undoText } from './skipped-text';
import { useBulkDeletion } from './use-bulk-deletion';
import { useMailQuestion } from './use-mail-question';
import { useVisitsQuestion } from './use-visits-question';

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
  const deletion = useBulkDeletion(onNote);
  const readOutcomes = useWebhookOutcomes();
  const offerVisitUndo = useVisitUndo();
  const { question, askAboutVisits } = useVisitsQuestion();
  const { mailQuestion, askAboutMails } = useMailQuestion();
  const isBusy = mailQuestion !== null || changing.isPending || undoing.isPending || deletion.isDeleting;
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  /** Starts when the change before it has ended: what is chosen while another is being saved is not lost. */
  function inTurn<Outcome>(start: () => Promise<Outcome>): Promise<Outcome> {
    const change = lastChange.current.then(start);
    lastChange.current = change.catch(() => undefined);
    return change;
  }

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
    onNote('');
    let outcome: ChangeOutcome;
    let isWithoutMail = false;
    try {
      const answer = await askAboutMails(changes);
      if (answer === 'cancel') return false;
      isWithoutMail = answer === 'without-mail';
      outcome = await changing.mutateAsync({ changes, isWithoutMail });
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
    async function undo(undoable: ChangeOutcome['undo'], isOverruled: boolean): Promise<void> {
      const undone = await inTurn(() => undoing.mutateAsync({ changes: undoable, isWithoutMail, isOverruled }));
      void followWebhooks(undone);
      if (undone.skipped.length === 0) return;
      const unfit = undoable.filter(({ id }) =>
        undone.skipped.some((each) => each.id === id && each.reason === 'unfit'),
      );
      throw new LeftAlone({
        title: undoText(requests, undone.skipped),
        ...(unfit.length > 0 && {
          confirm: { label: texts.undoUnfitAnyway, undo: () => undo(unfit, true), undone: { title: texts.undone } },
        }),
      });
    }
    offerUndo({
      done: { title: title(changed) },
      undoLabel: messages.requests.undo,
      undo: () => undo(outcome.undo, false),
      undone: { title: texts.undone },
      describeFailure: () => ({ title: texts.undoFailed, canRetry: true }),
    });
    return true;
  }

  async function setStatus(requests: readonly StoredRequest[], status: RequestStatus): Promise<boolean> {
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
      return false;
    }
    const answer = await askAboutVisits(requests, status);
    if (answer === null) return false;
    const { left, decision } = answer;
    const decided = requests.filter((request) => !left.includes(request));
    const label = requestStatusLabels[status];
    function title(changed: readonly StoredRequest[]): string {
      const [first, ...more] = [...decided, ...changed];
      return first && more.length === 0 ? texts.statusOfOne(first.name, label) : texts.statusOf(more.length + 1, label);
    }
    if (decision !== undefined) {
      offerVisitUndo({ title: title([]), decision });
      if (left.length === 0) return true;
    }
    return change(
      left.map((request) => ({ request, status })),
      decision === undefined ? title : (changed) => texts.statusOf(changed.length, label),
    );
  }

  /** Assigns to an administrator by user id and e-mail address; '' for nobody. */
  function assign(requests: readonly StoredRequest[], { userId, name }: { userId: string; name: string }) {
    return change(
      requests.map((request) => ({ request, assignedTo: userId })),
      ({ length }) => texts.assigned(length, name),
    );
  }

  async function remove(requests: readonly StoredRequest[], withMail: boolean): Promise<boolean> {
    if (isBusy) return false;
    onNote('');
    return deletion.remove(requests, withMail);
  }

  return {
    setStatus: (...chosen: Parameters<typeof setStatus>) => inTurn(() => setStatus(...chosen)),
    assign: (...chosen: Parameters<typeof assign>) => inTurn(() => assign(...chosen)),
    remove,
    isBusy,
    question,
    mailQuestion,
  };
}
