import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUndo } from '@/components/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { offerVisitUndo } from '@/components/visits/offer-visit-undo';
import { messages } from '@/content/messages';
import { bulkTexts as texts } from '@/content/office/requests/bulk-texts';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { visitTexts } from '@/content/office/visits/visits';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import { useUndoDecisions } from '@/data/appointments/visit-decisions';
import { DataError, failureText, isConflict } from '@/data/errors';
import { fetchMailsOfChanges, type ProposedMail } from '@/data/outgoing/mails-of-changes';
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
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import {
  hasMoment,
  knownStatus,
  leavesVisit,
  schedulingProblem,
  type RequestStatus,
} from '@/domain/request/request-status';
import type { StatusAnswer, StatusQuestion } from './visits-of-status';

interface BulkOutcomes {
  onOpen: (request: StoredRequest) => void;
  /**
   * A report that stays on screen: which requests were skipped and why, or not passed to the automation; '' for none.
   */
  onNote: (note: string) => void;
}

/** What changes would mail, and what to do once that is known: mail it, change without, or leave it. */
export interface BulkMailQuestion {
  mails: readonly ProposedMail[];
  onAnswer: (answer: 'mail' | 'without-mail' | 'cancel') => void;
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
  const queryClient = useQueryClient();
  const { mutateAsync: undoDecisions } = useUndoDecisions();
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const [mailQuestion, setMailQuestion] = useState<BulkMailQuestion | null>(null);
  const isBusy = mailQuestion !== null || changing.isPending || undoing.isPending || deleting.isPending;

  async function followWebhooks({ changed }: ChangeOutcome) {
    const outcomes = await readOutcomes(changed.map(({ id }) => id));
    const missed = changed.filter(({ id }) => outcomes[id] === false).map(({ name }) => name);
    if (missed.length > 0) onNote(texts.webhookFailed(missed));
  }

  /** Says what these changes would mail before they are made. */
  async function askAboutMails(changes: readonly RequestChange[]) {
    const mails = await fetchMailsOfChanges(
      changes.map(({ request, status, assignedTo }) => ({
        id: request.id,
        ...(status !== undefined && { status }),
        ...(assignedTo !== undefined && { assigned_to: assignedTo || null }),
      })),
    );
    if (mails.length === 0) return 'mail';
    return new Promise<'mail' | 'without-mail' | 'cancel'>((resolve) => {
      setMailQuestion({
        mails,
        onAnswer: (answer) => {
          setMailQuestion(null);
          resolve(answer);
        },
      });
    });
  }

  /** Changes these requests; `title` is the message about those that were changed. */
  async function change(
    changes: readonly RequestChange[],
    title: (changed: readonly StoredRequest[]) => string,
  ): Promise<boolean> {
    if (isBusy) return false;
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
    let left = '';
    offerUndo({
      done: { title: title(changed) },
      undoLabel: messages.requests.undo,
      undo: async () => {
        const undone = await undoing.mutateAsync({ changes: outcome.undo, isWithoutMail });
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

  /** Asks what becomes of the visits that do not agree with the status; resolves to what is still to be changed. */
  async function askAboutVisits(requests: readonly StoredRequest[], status: RequestStatus): Promise<VisitsAnswer> {
    const planned = requests.filter(hasMoment).map(({ id }) => id);
    if (planned.length === 0 || !(leavesVisit(status) || status === 'completed')) return { left: requests };
    let visits: readonly AffectedVisit[];
    try {
      ({ visits } = await queryClient.query(affectedVisitsQuery({ requestIds: planned })));
    } catch {
      notify.error(visitTexts.failed);
      return null;
    }
    const concerned =
      status === 'completed' ? visits.filter(({ startsAt }) => Date.parse(startsAt) > Date.now()) : visits;
    if (concerned.length === 0) return { left: requests };
    const answer = await new Promise<StatusAnswer>((resolve) =>
      setQuestion({ status, visits: concerned, answer: resolve }),
    );
    setQuestion(null);
    if (answer === 'called-off') return null;
    if (answer === 'go-on') return { left: requests };
    const decided = new Set(concerned.map(({ requestId }) => requestId));
    return { left: requests.filter(({ id }) => !decided.has(id)), decision: answer.decision };
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
      offerVisitUndo({ title: title([]), undo: () => undoDecisions(decision), isTooLate: isConflict });
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
    try {
      const { deleted, deletedAt, skipped } = await deleting.mutateAsync({ requests, withMail });
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

  return { setStatus, assign, remove, isBusy, question, mailQuestion };
}

/** What is still to be changed, and what undoes that which was decided; null when it was called off. */
type VisitsAnswer = { left: readonly StoredRequest[]; decision?: string } | null;

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
