import { offerVisitUndo } from '@/components/office/visits/offer-visit-undo';
import { VisitsDialog } from '@/components/office/visits/visits-dialog';
import { moveVisitTexts as texts } from '@/content/office/visits/visits';
import { useUndoDecisions, useVisitDecisions } from '@/data/appointments/visit-decisions';
import { isConflict } from '@/data/errors';
import type { PlannedItem } from './planned-item';

interface UnplanDialogProps {
  item: PlannedItem;
  onClose: () => void;
}

/** Asks before a planned visit goes back to the requests that wait, and says who gets which mail. */
export function UnplanDialog({ item: { requestId, name }, onClose }: UnplanDialogProps) {
  const decisions = useVisitDecisions({ requestIds: [requestId] }, { proposal: 'put_back' });
  const { mutateAsync: undo } = useUndoDecisions();

  async function carryOut() {
    const decision = await decisions.decide();
    if (decision === null) return;
    offerVisitUndo({ title: texts.done(name), undo: () => undo(decision), isTooLate: isConflict });
    onClose();
  }

  return (
    <VisitsDialog
      title={texts.putBackTitle}
      description={texts.putBackDescription}
      decisions={decisions}
      confirm={texts.confirm}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    />
  );
}
