import { VisitsDialog } from '@/components/office/visits/visits-dialog';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { statusVisitTexts as texts } from '@/content/office/visits/visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { knownStatus } from '@/domain/request/request-status';

interface VisitsOfEarlierStatusProps {
  requestIds: readonly string[];
  status: string;
  /** Called with what undoes it, once the status is stored with what was decided about the visits. */
  onDecided: (decision: string) => void;
  onClose: () => void;
}

/** Asks what becomes of the planned visits of requests that go back to an earlier status. */
export function VisitsOfEarlierStatus({ requestIds, status, onDecided, onClose }: VisitsOfEarlierStatusProps) {
  const decisions = useVisitDecisions({ requestIds }, { proposal: 'keep' });
  const label = requestStatusLabels[knownStatus(status)];

  async function carryOut() {
    const decision = await decisions.decide({ status });
    if (decision !== null) onDecided(decision);
  }

  return (
    <VisitsDialog
      title={texts.title(label)}
      description={texts.description}
      decisions={decisions}
      confirm={texts.confirm(label)}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    />
  );
}
