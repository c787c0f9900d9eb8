import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { VisitsDialog } from '@/components/office/visits/visits-dialog';
import { moveVisitTexts as texts } from '@/content/office/visits/visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import type { PlannedItem } from './planned-item';

interface UnplanDialogProps {
  item: PlannedItem;
  onClose: () => void;
}

/** Asks before a planned visit goes back to the requests that wait, and says who gets which mail. */
export function UnplanDialog({ item: { requestId, name }, onClose }: UnplanDialogProps) {
  const decisions = useVisitDecisions({ requestIds: [requestId] }, { proposal: 'put_back' });
  const offerVisitUndo = useVisitUndo();

  async function carryOut() {
    const decision = await decisions.decide();
    if (decision === null) return;
    offerVisitUndo({ title: texts.done(name), decision });
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
