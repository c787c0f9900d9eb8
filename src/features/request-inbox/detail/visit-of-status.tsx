import { VisitsDialog } from '@/components/visits/visits-dialog';
import { requestStatusLabels } from '@/content/office/requests';
import { statusVisitTexts as texts } from '@/content/office/visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import type { StoredRequest } from '@/domain/request/request-fields';
import { knownStatus } from '@/domain/request/request-status';

interface VisitOfStatusProps {
  request: StoredRequest;
  /** An earlier one. */
  status: string;
  /** Called with what undoes it, once the status is stored with what was decided about the visit. */
  onDecided: (decision: string) => void;
  onClose: () => void;
}

/** Asks what becomes of the planned visit of a request that goes back to an earlier status. */
export function VisitOfStatus({ request, status, onDecided, onClose }: VisitOfStatusProps) {
  const decisions = useVisitDecisions({ requestIds: [request.id] }, { proposal: 'keep' });
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
