import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { Dialog } from '@/components/ui/dialog';
import { VisitsDialog } from '@/components/visits/visits-dialog';
import { requestStatusLabels } from '@/content/office/requests';
import { statusVisitTexts as texts } from '@/content/office/visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import type { RequestStatus } from '@/domain/request/request-status';

/** `decision` is what undoes that the status was set with what was decided about the visits. */
export type StatusAnswer = 'called-off' | 'go-on' | { decision: string };

/** A status that does not agree with visits that are planned, and waits for an answer. */
export interface StatusQuestion {
  status: RequestStatus;
  visits: readonly AffectedVisit[];
  answer: (answer: StatusAnswer) => void;
}

interface VisitsOfStatusProps {
  question: StatusQuestion;
}

/**
 * Asks what becomes of visits when their requests go back to an earlier status, and whether a visit that is still to come
 * is completed.
 */
export function VisitsOfStatus({ question }: VisitsOfStatusProps) {
  return question.status === 'completed' ? <Completing {...question} /> : <GoingBack {...question} />;
}

function Completing({ status, visits, answer }: StatusQuestion) {
  return (
    <Dialog
      isOpen
      title={texts.title(requestStatusLabels[status])}
      description={texts.completed(visits)}
      onClose={() => answer('called-off')}
    >
      <div className="p-5 sm:p-6">
        <ConfirmQuestion
          question={texts.completedQuestion}
          confirm={texts.completedConfirm}
          cancel="Annuleren"
          onConfirm={() => answer('go-on')}
          onCancel={() => answer('called-off')}
        />
      </div>
    </Dialog>
  );
}

function GoingBack({ status, visits, answer }: StatusQuestion) {
  const decisions = useVisitDecisions({ requestIds: visits.map(({ requestId }) => requestId) }, { proposal: 'keep' });
  const label = requestStatusLabels[status];

  async function carryOut() {
    const decision = await decisions.decide({ status });
    if (decision !== null) answer({ decision });
  }

  return (
    <VisitsDialog
      title={texts.title(label)}
      description={texts.description}
      decisions={decisions}
      confirm={texts.confirm(label)}
      onConfirm={() => void carryOut()}
      onClose={() => answer('called-off')}
    />
  );
}
