import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, Download, Trash2, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { AffectedVisits } from '@/components/office/visits/visit-panel';
import { bulkTexts, heldTexts, selectionTexts } from '@/content/office/requests/bulk-texts';
import { administratorsQuery } from '@/data/administrators/queries';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { administratorName } from '@/domain/access/administrator-name';
import { hasMoment } from '@/domain/request/request-status';
import { downloadCsv } from '../csv/csv-columns';
import { ChoiceMenu } from '@/components/ui/questions/choice-menu';
import { statusChoices } from '../columns/status-menu';
import { OpenInvoices } from '../shared/open-invoices';
import type { useBulkActions } from './use-bulk-actions';
import type { Selection } from '../list-state/use-selection';

// They all fit on one line at 320 px.
const compact = 'min-w-11 shrink-0 max-xl:px-2.5';

interface BulkActionsProps {
  selection: Selection;
  actions: ReturnType<typeof useBulkActions>;
  /** After the selection is gone, and this bar with it. */
  onDone: () => void;
}

/** What can be done with the selected requests at once. */
export function BulkActions({ selection, actions, onDone }: BulkActionsProps) {
  const { data } = useQuery(administratorsQuery());
  const [question, setQuestion] = useState<'none' | 'open' | 'called-off'>('none');
  const { requests } = selection;
  const planned = requests.filter(hasMoment).map(({ id }) => id);
  const decisions = useVisitDecisions(question === 'open' && planned.length > 0 ? { requestIds: planned } : null, {
    proposal: 'drop',
  });
  const assignees = data?.admins.map((admin) => ({ value: admin.userId, label: administratorName(admin) })) ?? [];

  function handleClear() {
    selection.selectPage(false);
    onDone();
  }

  /** Once written, the versions that were read of requests on other pages are outdated. */
  async function clearOldVersions(writing: Promise<boolean>) {
    if ((await writing) && selection.isOfAllPages) handleClear();
  }

  function handleAssign(userId: string) {
    const name = assignees.find(({ value }) => value === userId)?.label ?? '';
    void clearOldVersions(actions.assign(requests, { userId, name }));
  }

  async function handleDelete() {
    if (!(await decisions.isReady())) return;
    const kept = new Set(
      decisions.visits.filter(({ id }) => decisions.choices[id] === 'keep').map((each) => each.requestId),
    );
    const removed = requests.filter(({ id }) => !kept.has(id));
    if (await actions.remove(removed, decisions.withMail)) handleClear();
  }

  if (question === 'open') {
    return (
      <div className="grid max-h-[70dvh] w-full gap-3 overflow-y-auto">
        <AffectedVisits decisions={decisions} isDeletion />
        <OpenInvoices requestIds={requests.map(({ id }) => id)} />
        <ConfirmQuestion
          explanation={heldTexts.questionExplanation}
          question={heldTexts.question(requests.length)}
          confirm={actions.isBusy ? heldTexts.removing : heldTexts.confirm}
          cancel={heldTexts.cancel}
          isBusy={actions.isBusy}
          onConfirm={() => void handleDelete()}
          onCancel={() => setQuestion('called-off')}
        />
      </div>
    );
  }
  return (
    <div role="group" aria-label={bulkTexts.actions} className="flex gap-1 max-sm:grow max-sm:justify-between md:gap-2">
      <Button variant="quiet" className="shrink-0 px-2" onClick={handleClear}>
        <X aria-hidden="true" className="size-5" />
        <span aria-hidden="true" className="tabular-nums sm:hidden">
          {requests.length}
        </span>
        <span className="max-lg:sr-only">{selectionTexts.clear}</span>
      </Button>
      <ChoiceMenu
        className={buttonClass('secondary', compact)}
        choices={statusChoices}
        current={null}
        onChoose={(status) => void clearOldVersions(actions.setStatus(requests, status))}
      >
        <CircleCheck aria-hidden="true" className="hidden size-5 max-xs:block" />
        <span className="max-xs:sr-only">Status</span>
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </ChoiceMenu>
      <ChoiceMenu
        className={buttonClass('secondary', compact)}
        choices={[...assignees, { value: 'nobody', label: bulkTexts.nobody }]}
        current={null}
        onChoose={(userId) => handleAssign(userId === 'nobody' ? '' : userId)}
      >
        <UserPlus aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">Toewijzen</span>
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </ChoiceMenu>
      <Button
        variant="secondary"
        className={compact}
        onClick={() => downloadCsv(requests, new Map(assignees.map(({ value, label }) => [value, label])))}
      >
        <Download aria-hidden="true" className="size-5" />
        <span className="max-xl:sr-only">Exporteren</span>
      </Button>
      {/* The question replaced this button: it gets the focus back. */}
      <Button
        variant="danger"
        className={compact}
        autoFocus={question === 'called-off'}
        onClick={() => setQuestion('open')}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="max-xl:sr-only">Verwijderen</span>
      </Button>
    </div>
  );
}
